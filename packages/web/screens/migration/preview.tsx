import { localDay } from '@sella/ceph/patient/local-day'
import { isCompared } from '@sella/workbench/migration/comparing'
import { isReady, type Newcomer } from '@sella/workbench/migration/newcomer'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import { BlockedButton } from '../../parts/blocked-button'
import { useWords } from '../../words/i18n'
import styles from './migration.module.css'
import { NewcomerRow } from './newcomer-row'
import { Strays } from './strays'
import type { Stray, useCarrying } from './use-carrying'
import type { useNewcomers } from './use-newcomers'
import { useSaying } from './use-saying'

interface PreviewProps {
  readonly newcomers: ReturnType<typeof useNewcomers>
  readonly carrying: ReturnType<typeof useCarrying>
  readonly files: readonly File[]
  readonly strays: readonly Stray[]
  readonly onFailed: (error: unknown) => void
}

const portion = 50
type View = 'all' | 'decide' | 'remarked' | 'gone'

const fileDayOf = ({ files }: Newcomer, all: readonly File[]): string | null => {
  const days = files.flatMap(({ index, day }) =>
    day === null && all[index] ? [localDay(new Date(all[index].lastModified))] : [],
  )
  return days.toSorted()[0] ?? null
}

/** Everyone to be migrated, to be corrected, merged or left out; nothing is written before the button is pressed. */
export const Preview = ({ newcomers, carrying, files, strays, onFailed }: PreviewProps) => {
  const { t } = useWords()
  const say = useSaying()
  const [view, setView] = useState<View>('all')
  const [count, setCount] = useState(portion)
  const { all, comparing } = newcomers
  const { outcomes, busy } = carrying
  const today = localDay(new Date())
  const isDone = ({ key }: Newcomer) => (outcomes.get(key)?.end ?? 'failed') !== 'failed'
  const rows = all.map(newcomer => ({ newcomer, saying: say(newcomer, all), done: isDone(newcomer) }))
  const views: Readonly<Record<View, typeof rows>> = {
    all: rows,
    decide: rows.filter(({ saying, done }) => !done && saying.hindrance !== null),
    remarked: rows.filter(({ saying, done }) => !done && saying.remarks.length > 0),
    gone: rows.filter(({ done }) => done),
  }
  const ready = all.filter(each => !isDone(each) && isCompared(newcomers, each) && isReady(each, all, today))
  const listed = views[view]
  return (
    <section className={styles.preview} aria-label={t('migration.list')}>
      <div className={styles.bar}>
        <Radio.Group
          optionType="button"
          value={view}
          onChange={event => setView(event.target.value)}
          options={(Object.keys(views) as View[]).map(value => ({
            value,
            label: t(`migration.${value}`, { count: views[value].length }),
          }))}
        />
        <span role="status">{comparing && t('migration.comparing')}</span>
        {busy && <Button onClick={carrying.stop}>{t('migration.stop')}</Button>}
        <BlockedButton
          type="primary"
          loading={busy}
          blocked={ready.length === 0 ? t(comparing ? 'migration.comparing' : 'migration.carryNone') : null}
          onClick={() => carrying.carry(ready)}
        >
          {busy
            ? t('migration.carrying', { done: outcomes.size, of: outcomes.size + ready.length })
            : t('migration.carry', { count: ready.length })}
        </BlockedButton>
      </div>
      <Strays strays={strays} />
      <div className={styles.head} aria-hidden>
        {(['source', 'name', 'number', 'birthday', 'sex', 'goal', 'files'] as const).map(column => (
          <span key={column}>{t(`migration.${column}`)}</span>
        ))}
      </div>
      <ul>
        {listed.slice(0, count).map(({ newcomer, saying }) => (
          <NewcomerRow
            key={newcomer.key}
            {...{ newcomer, saying, busy }}
            namesakes={all.filter(
              other =>
                other.key !== newcomer.key &&
                other.draft.name !== '' &&
                other.draft.name === newcomer.draft.name &&
                other.goal?.at !== 'with',
            )}
            outcome={outcomes.get(newcomer.key)}
            fileDay={fileDayOf(newcomer, files)}
            onCorrect={change => newcomers.correct(newcomer.key, change)}
            onCorrected={() => void newcomers.compare(newcomer.key).catch(onFailed)}
            onChange={change => newcomers.change(newcomer.key, change)}
          />
        ))}
      </ul>
      {listed.length > count && (
        <Button type="link" onClick={() => setCount(count + portion)}>
          {t('migration.showMore', { count: Math.min(portion, listed.length - count) })}
        </Button>
      )}
    </section>
  )
}

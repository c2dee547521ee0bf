import type { Clash, Target } from '@sella/ceph/intake/placing'
import type { ImageKind } from '@sella/contract/entities'
import { Button, Select } from 'antd'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { asksWhich, type Guess, isGuessed, kindsFor } from './arrivals'
import styles from './intake.module.css'
import { PageChoice } from './page-choice'
import type { Places } from './places'
import { RecordChoice } from './record-choice'
import { Thumb } from './thumb'

interface IntakeRowProps {
  readonly row: Guess
  readonly places: Places
  /** Capture dates of the files of the drop. */
  readonly days: readonly string[]
  /** What is wrong with its slot: assigned twice, or occupied. */
  readonly problem: Clash | null
  readonly onKind: (kind: ImageKind | null) => void
  readonly onPage: (page: number) => void
  readonly onTarget: (target: Target) => void
}

const mostLikely = 3

/** Why a file goes into its record, in words; null if its date plays no part. */
const useDaySaying = ({ day, dayBy, wrongDay, target }: Guess, today: string): string | null => {
  const { t } = useWords()
  if (wrongDay) return t(`pictures.place.${wrongDay === 'future' ? 'future' : 'beforeBirth'}`, { day })
  if (day) return t(dayBy === 'name' ? 'pictures.place.byName' : 'pictures.place.byExif', { day })
  return 'day' in target && target.day === today ? t('pictures.place.today') : null
}

/** What is known about a file, in words. */
const useSaying = ({
  filed,
  twin,
  failed,
  kind,
  by,
  clash,
  misnamed,
  others: [seen],
}: Guess): { readonly text: string; readonly tone: 'wrong' | 'doubt' | 'plain' } | null => {
  const { t, lang } = useWords()
  if (failed) return { text: textOf(failed, lang), tone: 'wrong' }
  if (filed) return { text: t('pictures.filed', { day: filed.day, kind: t(`imaging.kind.${filed.kind}`) }), tone: 'doubt' }
  if (twin) return { text: t('pictures.twin', { name: twin }), tone: 'doubt' }
  if (by === 'hand') return null
  if (kind === null && misnamed && seen)
    return {
      text: t('pictures.misnamed', { named: t(`imaging.kind.${misnamed}`), seen: t(`imaging.kind.${seen}`) }),
      tone: 'doubt',
    }
  if (kind === null && clash) return { text: t(`pictures.place.${clash}`), tone: 'doubt' }
  if (!isGuessed({ by })) return kind ? null : { text: t('pictures.unsure'), tone: 'doubt' }
  const because = t(`pictures.by.${by as 'film'}`)
  return { text: kind ? `${t('pictures.guess')}${t('app.separator')}${because}` : t('pictures.unsure'), tone: 'doubt' }
}

/** A file before it is stored: its picture, what is known about it, and its kind, with the likely ones one click away. */
export const IntakeRow = ({ row, places, days, problem, onKind, onPage, onTarget }: IntakeRowProps) => {
  const { t } = useWords()
  const { file, kind, others, filed, twin, failed } = row
  const saying = useSaying(row)
  const taken = useDaySaying(row, places.today)
  const options = [
    { value: '', label: t('imaging.intake.skip') },
    ...kindsFor(row).map(each => ({ value: each, label: t(`imaging.kind.${each}`) })),
  ]
  const doubled = (filed ?? twin) !== null
  const likely = doubled ? others.slice(0, 1) : others.slice(0, mostLikely)
  return (
    <li data-out={kind === null}>
      <Thumb file={file} thumb={row.thumb} />
      <span className={styles.name}>
        <b title={file.name}>{file.name}</b>
        {saying && <small data-tone={saying.tone}>{saying.text}</small>}
        {taken && !failed && <small data-tone={row.wrongDay ? 'doubt' : 'plain'}>{taken}</small>}
        {row.several === 'moving' && !failed && <small data-tone="doubt">{t('pictures.several')}</small>}
        {!failed && kind === null && likely.length > 0 && (
          <span className={styles.likely}>
            {likely.map(each => (
              <Button key={each} size="small" onClick={() => onKind(each)}>
                {doubled
                  ? `${t('pictures.keepAnyway')}${t('app.separator')}${t(`imaging.kind.${each}`)}`
                  : t(`imaging.kind.${each}`)}
              </Button>
            ))}
          </span>
        )}
      </span>
      <span className={styles.kind}>
        {!failed && (
          <RecordChoice
            {...{ places, days, onTarget }}
            target={row.target}
            label={`${t('pictures.place.record')} ${file.name}`}
          />
        )}
      </span>
      <span className={styles.kind}>
        <Select
          value={kind ?? ''}
          options={options}
          listHeight={250}
          disabled={failed !== null}
          aria-label={`${t('imaging.intake.kind')} ${file.name}`}
          onChange={next => onKind((next || null) as ImageKind | null)}
        />
        <small>{problem && t(`imaging.intake.${problem}`)}</small>
      </span>
      {row.several === 'pages' && kind !== null && asksWhich(row) && !failed && (
        <PageChoice {...{ file, onPage }} page={row.page} />
      )}
    </li>
  )
}

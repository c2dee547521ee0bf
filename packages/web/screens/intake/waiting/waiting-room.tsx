import '../../../words/late/waiting'
import { type WaitingState, waitingState } from '@sella/contract/waiting'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useArchives } from '../../../api/pacs'
import { useWaiting, useWaitingCount } from '../../../api/waiting'
import { wasLeftOpen } from '../../../form-draft/use-form-draft'
import { ChoiceRow } from '../../../parts/choice-row'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { filingSlot } from './kept-filing'
import { PacsDialog } from './pacs-dialog'
import { StoppedMachines } from './stopped-machines'
import styles from './waiting.module.css'
import { WaitingEntry } from './waiting-entry'

const step = 50
const mostShown = 500

/** Files sent by machines: those waiting for a person to file them, those filed, and the bin. */
export const WaitingRoom = () => {
  const { t, lang } = useWords()
  const [state, setState] = useState<WaitingState>('waiting')
  const [limit, setLimit] = useState(step)
  const [open, setOpen] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const archives = useArchives().map(({ name }) => name)
  const count = useWaitingCount()
  const { data, error, refetch } = useWaiting(state, limit)
  const list = useRef<HTMLUListElement>(null)
  const rows = data?.rows ?? []
  // Once, as soon as the list is there: the file whose form was left.
  const [looked, setLooked] = useState(false)
  if (data && !looked) {
    setLooked(true)
    setOpen(rows.find(({ uuid }) => wasLeftOpen(filingSlot(uuid)))?.uuid ?? null)
  }
  // The next one opens, for filing one after another.
  const afterDone = (uuid: string) => {
    const at = rows.findIndex(row => row.uuid === uuid)
    const next = rows[at + 1] ?? rows[at - 1]
    setOpen(next?.uuid ?? null)
    if (next) list.current?.querySelector<HTMLElement>(`[data-file="${next.uuid}"] > h3 > button`)?.focus()
  }
  return (
    <section className={styles.room} aria-label={t('waiting.title')}>
      <header className={styles.head}>
        <h2>{count > 0 ? `${t('waiting.title')} ${count}` : t('waiting.title')}</h2>
        <p>{t('waiting.hint')}</p>
        {archives.length > 0 && (
          <Button size="small" onClick={() => setAsking(true)}>
            {t('waiting.pacs.open')}
          </Button>
        )}
        <ChoiceRow<WaitingState>
          size="small"
          value={state}
          onChange={value => {
            setState(value)
            setOpen(null)
          }}
          options={waitingState.options.map(value => ({ value, label: t(`waiting.tabs.${value}`) }))}
          aria-label={t('waiting.title')}
        />
      </header>
      <StoppedMachines />
      {error && !data && (
        <p role="alert">
          {textOf(error, lang)}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        </p>
      )}
      {data && rows.length === 0 && <p className={styles.none}>{t(`waiting.empty.${state}`)}</p>}
      <ul ref={list} className={styles.list}>
        {rows.map(file => (
          <WaitingEntry
            key={file.uuid}
            file={file}
            open={open === file.uuid}
            onToggle={() => setOpen(open === file.uuid ? null : file.uuid)}
            onDone={() => afterDone(file.uuid)}
          />
        ))}
      </ul>
      {data?.more && limit < mostShown && <Button onClick={() => setLimit(limit + step)}>{t('waiting.more')}</Button>}
      {asking && <PacsDialog archives={archives} onClose={() => setAsking(false)} />}
    </section>
  )
}

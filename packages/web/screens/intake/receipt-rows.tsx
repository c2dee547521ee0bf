import { type Item, isGoing } from '@sella/workbench/uploads/queue'
import { countOf, type DayGroup, progressOf, type Receipt } from '@sella/workbench/uploads/receipt'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { Check, FileImage } from 'lucide-react'
import { Link } from 'react-router'
import { useRecords } from '../../api/queries'
import { caseAddress } from '../../case/case'
import { ago } from '../../words/dates'
import { useWords } from '../../words/i18n'
import styles from './intake.module.css'
import { TakeBack } from './take-back'

const shownTiles = 8

/** The progress of a record's files. */
const DayState = ({ items }: { readonly items: readonly Item[] }) => {
  const { t } = useWords()
  const { going, failed } = countOf(items)
  const waits = items.some(({ state }) => state.at === 'waiting' && state.tries > 0)
  const percent = Math.floor(progressOf(items) * 100)
  if (waits) return <span data-tone="doubt">{t('receipt.waiting')}</span>
  if (going > 0)
    return (
      <span className={styles.progress}>
        <progress value={percent} max={100} aria-label={t('receipt.count.going')} />
        {t('app.uploads.percent', { percent })}
      </span>
    )
  if (failed > 0) return <span data-tone="doubt">{t('receipt.failed', { count: failed })}</span>
  return (
    <span data-tone="done">
      <Check size={14} aria-hidden />
      {t('receipt.filed')}
    </span>
  )
}

interface DayProps {
  readonly caseUuid: string | null
  readonly day: DayGroup
  /** Thumbnail addresses of the files that have arrived, by their uuid. */
  readonly thumbs: ReadonlyMap<string, string>
}

const Day = ({ caseUuid, day, thumbs }: DayProps) => {
  const { t } = useWords()
  const going = day.items.filter(isGoing).length
  const sum = [t('receipt.sum', { count: day.items.length }), ...(going > 0 ? [t('receipt.going', { count: going })] : [])]
  return (
    <li className={styles.day}>
      <span className={styles.when}>
        {caseUuid && (
          <Link to={caseAddress('/patientImage', caseUuid, day.record)} title={t('receipt.open', { day: day.day })}>
            {day.day}
          </Link>
        )}
        <small>{day.by.map(basis => t(`receipt.by.${basis}`)).join(t('app.separator'))}</small>
      </span>
      <ul className={styles.tiles}>
        {day.items.slice(0, shownTiles).map(({ id, name, place, guessed, state }) => {
          const label = place ? t(`imaging.kind.${place.kind}`) : name
          const thumb = state.at === 'filed' && state.image ? thumbs.get(state.image) : undefined
          return (
            <li
              key={id}
              data-at={state.at}
              title={[label, name, ...(guessed ? [t('receipt.byContent')] : [])].join(t('app.separator'))}
            >
              {thumb ? <img src={thumb} alt={label} loading="lazy" /> : <FileImage size={18} aria-label={label} role="img" />}
            </li>
          )
        })}
        {day.items.length > shownTiles && <li className={styles.more}>{`+${day.items.length - shownTiles}`}</li>}
      </ul>
      <span className={styles.sum}>{sum.join(t('app.separator'))}</span>
      <span className={styles.state}>
        <DayState items={day.items} />
      </span>
    </li>
  )
}

interface ReceiptRowsProps {
  readonly receipt: Receipt
  readonly uploads: Uploads<Blob>
}

/** One drop: its patient, and the records its files go into. */
export const ReceiptRows = ({ receipt, uploads }: ReceiptRowsProps) => {
  const { drop, days, count } = receipt
  const { t, lang } = useWords()
  const records = useRecords(days.length > 0 ? drop.caseUuid : null).data ?? []
  const thumbsOf = (uuid: string) => {
    const record = records.find(each => each.uuid === uuid)
    return new Map([...(record?.photos ?? []), ...(record?.beside ?? [])].map(photo => [photo.uuid, photo.thumbUrl]))
  }
  const name = drop.patient || t('receipt.newPatient')
  return (
    <article className={styles.receipt}>
      <header>
        <h2>{drop.caseUuid ? <Link to={caseAddress('/patientImage', drop.caseUuid)}>{drop.patient}</Link> : name}</h2>
        {!drop.caseUuid && <small>{t(drop.unsaved ? 'receipt.unsaved' : 'receipt.nobody')}</small>}
        {drop.from && <small>{t('receipt.from', { from: drop.from })}</small>}
        <small>{t('receipt.when', { when: ago(new Date(drop.at).toISOString(), new Date(), lang) })}</small>
        <small className={styles.sum}>{t('receipt.sum', { count: count.all })}</small>
        {drop.caseUuid && <TakeBack receipt={receipt} caseUuid={drop.caseUuid} uploads={uploads} />}
      </header>
      <ol>
        {days.map(day => (
          <Day key={day.record} caseUuid={drop.caseUuid} day={day} thumbs={thumbsOf(day.record)} />
        ))}
      </ol>
      {days.length === 0 && <p className={styles.nothing}>{t('receipt.count.out')}</p>}
    </article>
  )
}

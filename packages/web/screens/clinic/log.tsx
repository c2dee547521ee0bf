import '../../words/late/hand-over'
import { type LogKind, logKinds } from '@sella/contract/access/log-kinds'
import type { Output } from '@sella/contract/calls/index'
import { Button } from 'antd'
import { Download, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { type LogWish, logTable, useLog, useLogCheck } from '../../api/clinic'
import { saveFile } from '../../parts/save-file'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { dayAndTime } from '../../words/dates'
import { useWords } from '../../words/i18n'
import type { Words } from '../../words/zh'
import styles from './log.module.css'
import { pointsText, valuesText } from './log-change'
import { resultOf } from './log-result'

type Entry = Output<'clinicLog'>['rows'][number]
type Member = Output<'clinicGet'>['members'][number]

const spans = ['day', 'week', 'month', 'all'] as const
type Span = (typeof spans)[number]
const daysOf: Readonly<Record<Span, number | null>> = { day: 1, week: 7, month: 31, all: null }

/** Rounded to the start of the minute, so that the query stays the same while the page is open. */
const since = (span: Span): string | undefined => {
  const days = daysOf[span]
  if (days === null) return undefined
  return new Date(Math.floor(Date.now() / 60_000) * 60_000 - days * 86_400_000).toISOString()
}

/** Whether the hash chain is intact; if broken, from which entry on. */
const Chain = () => {
  const { t, lang } = useWords()
  const { data } = useLogCheck()
  if (!data) return null
  const broken = data.broken !== null
  const Sign = broken ? ShieldAlert : ShieldCheck
  return (
    <p className={styles.chain} data-broken={broken || undefined} role={broken ? 'alert' : undefined}>
      <Sign size={14} aria-hidden />
      {broken
        ? t('clinic.log.broken', { seq: data.broken })
        : t('clinic.log.whole', { count: data.entries, when: dayAndTime(data.at, lang) })}
    </p>
  )
}

interface RowProps {
  readonly entry: Entry
  readonly names: Readonly<Record<string, string>>
}

const Row = ({ entry, names }: RowProps) => {
  const { t, lang } = useWords()
  const { seq, at, person, action, kind, caseUuid, caseName, details, change, hash } = entry
  const callWords = t('clinic.log.calls', { returnObjects: true }) as Readonly<Record<string, string>>
  const points = pointsText(change, t)
  const which = caseUuid === null ? '' : (caseName ?? t('clinic.log.goneCase'))
  return (
    <tr>
      <td className={styles.number}>{seq}</td>
      <td className={styles.when}>{dayAndTime(at, lang)}</td>
      <td>{person}</td>
      <td className={styles.kind}>
        <em data-kind={kind}>{t(`clinic.log.kinds.${kind}`)}</em>
      </td>
      <td className={styles.what}>
        {which && <b>{t('clinic.log.about', { name: which })}</b>}
        {callWords[action as keyof Words['clinic']['log']['calls']] ?? action}
        {points && <span className={styles.points}> {points}</span>}
      </td>
      <td className={styles.result}>
        {[resultOf(details, names, t), valuesText(change, { t, lang })].filter(Boolean).join(t('app.separator'))}
      </td>
      <td className={styles.hash}>{hash.slice(0, 4)}</td>
    </tr>
  )
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly text: string }[]
  readonly onChoose: (value: T) => void
}

const Choice = <T extends string>({ label, value, options, onChoose }: ChoiceProps<T>) => (
  <select className={styles.select} aria-label={label} value={value} onChange={event => onChoose(event.target.value as T)}>
    {options.map(option => (
      <option key={option.value} value={option.value}>
        {option.text}
      </option>
    ))}
  </select>
)

const useWish = () => {
  const [person, setPerson] = useState('')
  const [kind, setKind] = useState<LogKind | ''>('')
  const [span, setSpan] = useState<Span>('week')
  const wish: LogWish = { ...(person && { person }), ...(kind && { kind }), ...(span !== 'all' && { from: since(span) }) }
  return { person, setPerson, kind, setKind, span, setSpan, wish }
}

const SaveTable = ({ wish }: { readonly wish: LogWish }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await logTable(wish), 'sella-log.csv')
    } catch (error) {
      toast({ kind: 'error', title: t('clinic.failed'), text: textOf(error, lang) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<Download size={14} aria-hidden />} loading={busy} onClick={() => void save()}>
      {t('clinic.log.export')}
    </Button>
  )
}

/** Who viewed and changed what, latest first. */
export const Log = ({ members }: { readonly members: readonly Member[] }) => {
  const { t, lang } = useWords()
  const { person, setPerson, kind, setKind, span, setSpan, wish } = useWish()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useLog(wish)
  const rows = data?.pages.flatMap(page => page.rows) ?? []
  const names = Object.assign({}, ...(data?.pages.map(page => page.names) ?? [])) as Readonly<Record<string, string>>
  return (
    <section className={styles.log} aria-label={t('clinic.log.title')}>
      <header className={styles.head}>
        <h2>{t('clinic.log.title')}</h2>
        <Chain />
        <Choice
          label={t('clinic.log.who')}
          value={person}
          options={[
            { value: '', text: t('clinic.log.everyone') },
            ...members.map(member => ({ value: member.person, text: member.name })),
          ]}
          onChoose={setPerson}
        />
        <Choice
          label={t('clinic.log.what')}
          value={kind}
          options={[
            { value: '', text: t('clinic.log.everything') },
            ...logKinds.map(each => ({ value: each, text: t(`clinic.log.kinds.${each}`) })),
          ]}
          onChoose={setKind}
        />
        <Choice
          label={t('clinic.log.when')}
          value={span}
          options={spans.map(each => ({ value: each, text: t(`clinic.log.spans.${each}`) }))}
          onChoose={setSpan}
        />
        <SaveTable wish={wish} />
      </header>
      {error && <p role="alert">{textOf(error, lang)}</p>}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['no', 'when', 'who', 'what', 'which', 'result', 'hash'] as const).map(head => (
                <th key={head} scope="col" className={styles[head]}>
                  {t(`clinic.log.heads.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(entry => (
              <Row key={entry.seq} entry={entry} names={names} />
            ))}
          </tbody>
        </table>
      </div>
      {data && rows.length === 0 && <p className={styles.none}>{t('clinic.log.none')}</p>}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('clinic.log.more')}
        </Button>
      )}
    </section>
  )
}

import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { isBy } from '@sella/contract/reread-study'
import type { RereadFilm } from '@sella/contract/rereads'
import { readerText, sourceWords } from '@sella/contract/study-about'
import { allItems, pointSources } from '@sella/contract/study-choice'
import { Checkbox, Select } from 'antd'
import { useId } from 'react'
import { DateInput } from '../../parts/date-input'
import { useTypedDay } from '../../parts/use-typed-day'
import { useWords } from '../../words/i18n'
import styles from './reliability.module.css'
import type { StudyInHand } from './use-choice'

interface StudyFilterProps {
  readonly inHand: StudyInHand
}

/** Readers are identified by their position in the list. */
const ReaderSelect = ({ inHand: { readers, choice, change } }: StudyFilterProps) => {
  const { t, lang } = useWords()
  const at = readers.findIndex(reader => isBy(reader, choice))
  return (
    <Select
      aria-label={t('reliability.reader')}
      value={at}
      options={readers.map((reader, i) => ({ value: i, label: readerText(reader, lang) }))}
      popupMatchSelectWidth={false}
      onChange={i => {
        const next = readers[i]
        if (next) change({ reader: next.reader, name: next.name, person: next.person, leftOut: [] })
      }}
    />
  )
}

interface DayProps {
  readonly label: string
  readonly value: string | null
  readonly onChange: (day: string | null) => void
}

const Day = ({ label, value, onChange }: DayProps) => {
  const id = useId()
  const typed = useTypedDay({ day: value, onDay: onChange })
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <span className={styles.day}>
        <DateInput
          id={id}
          low
          value={typed.text}
          onText={typed.type}
          onBlur={typed.leave}
          aria-invalid={typed.wrong !== null}
          aria-describedby={typed.wrong ? `${id}-wrong` : undefined}
        />
      </span>
      {typed.wrong && (
        <small id={`${id}-wrong`} role="alert" className={styles.wrong}>
          {typed.wrong}
        </small>
      )}
    </span>
  )
}

export const filmLabel = ({ patient, createday }: RereadFilm): string => `${patient} ${createday.slice(0, 10)}`

/** The films of the study, each of which can be excluded. */
const Films = ({ inHand: { choice, chosen, change } }: StudyFilterProps) => {
  const { t } = useWords()
  const { films } = chosen
  const kept = films.filter(({ recordUuid }) => !choice.leftOut.includes(recordUuid)).length
  const leave = (uuid: string, keep: boolean) =>
    change({ leftOut: keep ? choice.leftOut.filter(out => out !== uuid) : [...choice.leftOut, uuid] })
  return (
    <details className={styles.list}>
      <summary>{t('reliability.chosen', { kept, of: films.length })}</summary>
      <ul>
        {films.map(film => (
          <li key={film.recordUuid}>
            <Checkbox
              checked={!choice.leftOut.includes(film.recordUuid)}
              onChange={({ target }) => leave(film.recordUuid, target.checked)}
            >
              {filmLabel(film)}
            </Checkbox>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The readings in the study: by whom, of films from which dates, by which points, measured how. */
export const StudyFilter = ({ inHand }: StudyFilterProps) => {
  const { t, lang } = useWords()
  const { choice, change } = inHand
  return (
    <>
      <div className={styles.bar}>
        <ReaderSelect inHand={inHand} />
        <Select
          aria-label={t('reliability.analysis')}
          value={choice.analysis}
          options={[
            ...builtInAnalyses.map(({ name, title }) => ({ value: name, label: title[lang] })),
            { value: allItems, label: t('reliability.allItems') },
          ]}
          popupMatchSelectWidth={false}
          onChange={analysis => change({ analysis })}
        />
        <Select
          aria-label={t('reliability.source')}
          value={choice.source}
          options={pointSources.map(source => ({
            value: source,
            label: source === 'any' ? t('reliability.anySource') : sourceWords[source][lang],
          }))}
          popupMatchSelectWidth={false}
          onChange={source => change({ source })}
        />
        <span className={styles.days}>
          <Day label={t('reliability.from')} value={choice.from} onChange={from => change({ from })} />
          <Day label={t('reliability.to')} value={choice.to} onChange={to => change({ to })} />
        </span>
      </div>
      <Films inHand={inHand} />
    </>
  )
}

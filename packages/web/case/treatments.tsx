import type { CaseRecord } from '@sella/contract/entities'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from '../parts/focus-back'
import { useWords } from '../words/i18n'
import styles from './case-bar.module.css'
import { hasFilm, type Stage, stagesOf } from './stages'

interface TreatmentsProps {
  readonly records: readonly CaseRecord[]
  readonly selected: string | null
  readonly onSelect: (uuid: string) => void
}

const shortDay = (createday: string): string => createday.slice(2, 10)

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const Entry = ({ stage, selected, onSelect }: { readonly stage: Stage } & Omit<TreatmentsProps, 'records'>) => {
  const { t } = useWords()
  const name = t(`treatments.stage.${stage.name}`)
  const current = stage.records.find(record => record.uuid === selected)
  const shown = current ?? stage.records.at(-1)
  return (
    <div className={styles.stage} data-current={current !== undefined}>
      <div className={styles.nodes}>
        {stage.records.length === 0 && <span className={styles.absent} />}
        {stage.records.map(record => (
          // biome-ignore lint/a11y/useSemanticElements: a node on a line, with the keys of a radio group
          <button
            key={record.uuid}
            type="button"
            role="radio"
            className={styles.node}
            aria-checked={record.uuid === selected}
            tabIndex={record.uuid === selected ? 0 : -1}
            data-film={hasFilm(record)}
            aria-label={`${name} ${record.createday.slice(0, 10)} ${t(hasFilm(record) ? 'treatments.withFilm' : 'treatments.withoutFilm')}`}
            title={record.createday.slice(0, 10)}
            onClick={() => onSelect(record.uuid)}
          >
            <i />
          </button>
        ))}
      </div>
      <div className={styles.caption}>{`${name} ${shown ? shortDay(shown.createday) : t('app.none')}`}</div>
    </div>
  )
}

/** The record chosen in the timeline, until its node has the focus. */
let chosen: string | null = null

/** Another record may bring a bar of its own: its timeline takes the focus over. */
const useFocusOnChosen = (selected: string | null): RefObject<HTMLDivElement | null> => {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen !== selected) return
    chosen = null
    if (isFocusLost()) group.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
  }, [selected])
  return group
}

/**
 * The stage timeline in the bar of the work table: four entries with a node for every record; filled with a film, open without,
 * dashed for an entry without records.
 */
export const Treatments = ({ records, selected, onSelect }: TreatmentsProps) => {
  const { t } = useWords()
  const group = useFocusOnChosen(selected)
  const choose = (uuid: string) => {
    chosen = uuid
    onSelect(uuid)
  }
  const stages = stagesOf(records)
  const inOrder = stages.flatMap(stage => stage.records)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    const at = inOrder.findIndex(record => record.uuid === selected)
    const next = step === undefined ? undefined : inOrder[at + step]
    if (!next) return
    event.preventDefault()
    choose(next.uuid)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[at + (step ?? 0)]?.focus()
  }
  return (
    <div
      ref={group}
      className={styles.stages}
      role="radiogroup"
      tabIndex={-1}
      aria-label={t('treatments.title')}
      onKeyDown={onKeyDown}
    >
      {stages.map(stage => (
        <Entry key={stage.name} stage={stage} selected={selected} onSelect={choose} />
      ))}
    </div>
  )
}

import type { PatientRow } from '@sella/contract/entities'
import { useEffect, useRef, useState } from 'react'
import { type PatientFilter, usePatientWindow } from '../../api/patients'
import { useKeys } from '../../parts/use-keys'
import { useLate } from '../../parts/use-late'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import { ListHead } from './list-head'
import { ListNotice } from './list-notice'
import { PatientLine } from './patient-line'
import styles from './patients.module.css'
import { Skeleton } from './skeleton'
import { useSight } from './use-sight'

interface PatientList {
  readonly filter: PatientFilter
  readonly selected: string | null
  readonly onSelect: (row: PatientRow) => void
  /** A click or tap on a row. */
  readonly onPress: (row: PatientRow) => void
  readonly onOpen: (row: PatientRow) => void
  readonly onAdd: () => void
  readonly onClearSearch: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -1e9, End: 1e9 }

/** The cases of a filter, as long as they may be: only the rows in sight exist. */
export const PatientList = ({ filter, selected, onSelect, onPress, onOpen, onAdd, onClearSearch }: PatientList) => {
  const { t } = useWords()
  const small = useMedia(phone)
  const rowHeight = small ? 76 : 48
  const headHeight = small ? 0 : 42
  const scroller = useRef<HTMLDivElement>(null)
  const { first, last } = useSight(scroller, rowHeight)
  const { total, at, error, retry } = usePatientWindow(filter, first, last)
  const late = useLate(total === null && !error)
  const place = useRef(-1)

  const head = at(0)
  useEffect(() => {
    if (selected || small || first > 0 || !head) return
    place.current = 0
    onSelect(head)
  }, [selected, small, first, head, onSelect])

  // A row jumped to may still be on its way; it is selected when it is there.
  const [wanted, setWanted] = useState<number | null>(null)
  const reached = wanted === null ? undefined : at(wanted)
  useEffect(() => {
    if (!reached) return
    setWanted(null)
    onSelect(reached)
  }, [reached, onSelect])

  const move = (event: KeyboardEvent) => {
    const next = Math.min((total ?? 0) - 1, Math.max(0, place.current + (steps[event.key] ?? 0)))
    const box = scroller.current
    if (next < 0 || !box) return
    event.preventDefault()
    place.current = next
    setWanted(next)
    box.scrollTop = Math.min(next * rowHeight, Math.max(box.scrollTop, (next + 1) * rowHeight + headHeight - box.clientHeight))
  }
  const open = (event: KeyboardEvent) => {
    const row = at(place.current)
    if (row && !(event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement)) onOpen(row)
  }
  useKeys({ ArrowDown: move, ArrowUp: move, PageDown: move, PageUp: move, Home: move, End: move, Enter: open })

  const count = total ?? 0
  const inSight = Array.from({ length: Math.max(0, Math.min(count, last) - first) }, (_, i) => first + i)
  return (
    <div ref={scroller} className={styles.scroller}>
      {total === null && late && <Skeleton />}
      {(error || total === 0) && (
        <ListNotice filter={filter} error={error} onRetry={retry} onAdd={onAdd} onClearSearch={onClearSearch} />
      )}
      {count > 0 && !error && (
        <table className={styles.table} aria-label={t('patients.list')} aria-rowcount={count + 1}>
          <ListHead />
          <tbody style={{ height: count * rowHeight }}>
            {inSight.map(index => (
              <PatientLine
                key={index}
                row={at(index)}
                index={index}
                top={index * rowHeight}
                inBin={filter.view === 'bin'}
                selected={selected !== null && at(index)?.uuid === selected}
                onPress={row => {
                  place.current = index
                  onPress(row)
                }}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

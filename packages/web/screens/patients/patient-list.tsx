import type { PatientRow } from '@sella/contract/entities'
import { useEffect, useRef } from 'react'
import { type PatientFilter, type PatientSort, usePatientWindow } from '../../api/patients'
import { useLate } from '../../parts/use-late'
import { phone, useMedia } from '../../parts/use-media'
import { ListHead } from '../../patient-lines/list-head'
import { nameRoom } from '../../patient-lines/name-room'
import { PatientLine } from '../../patient-lines/patient-line'
import { Skeleton } from '../../patient-lines/skeleton'
import { useSight } from '../../patient-lines/use-sight'
import { useWalk } from '../../patient-lines/use-walk'
import { useWords } from '../../words/i18n'
import type { ListLook } from './list-look'
import { ListNotice } from './list-notice'
import { PatientCard } from './patient-card'
import cardStyles from './patient-cards.module.css'
import styles from './patients.module.css'
import { useColumns } from './use-columns'

interface PatientListProps {
  readonly filter: PatientFilter
  readonly look: ListLook
  readonly selected: string | null
  readonly onSelect: (row: PatientRow) => void
  /** The list turned out to be empty. */
  readonly onNone: () => void
  /** A click or tap on a row. */
  readonly onPress: (row: PatientRow) => void
  readonly onOpen: (row: PatientRow) => void
  readonly onAdd: () => void
  readonly onClearSearch: () => void
  readonly onSort: (sort: PatientSort) => void
}

/** Heights in px of a row and of the space above the first one. */
const sizes = (cards: boolean, small: boolean): readonly [number, number] =>
  cards ? [small ? 242 : 264, 12] : small ? [76, 0] : [48, 42]

interface Selecting {
  readonly filter: PatientFilter
  readonly selected: string | null
  readonly small: boolean
  /** The first row of all, once it is loaded, and the rows in sight. */
  readonly head: PatientRow | undefined
  readonly isAtTop: boolean
  readonly inSight: readonly (PatientRow | undefined)[]
  readonly total: number | null
  readonly onSelect: (row: PatientRow) => void
  readonly onNone: () => void
  /** The first row is being selected. */
  readonly onFirst: () => void
}

/** Keeps the selected row as it is stored now, and selects the first one where none is selected or a search has found others. */
const useSelecting = ({ filter, selected, small, head, isAtTop, inSight, total, onSelect, onNone, onFirst }: Selecting) => {
  // The selected row was captured when clicked; if it changed since, the overview must not show the old one.
  const now = inSight.find(row => row !== undefined && row.uuid === selected)
  useEffect(() => {
    if (now) onSelect(now)
  }, [now, onSelect])
  const met = useRef(false)
  useEffect(() => {
    if (total === 0 && selected) onNone()
    if (small || !isAtTop || !head) return
    // After a search the first result is selected, unless the previous selection is among the results.
    const strange = !met.current && filter.search !== '' && !inSight.some(row => row?.uuid === selected)
    met.current = true
    if (selected && !strange) return
    onFirst()
    onSelect(head)
  })
}

/** The cases of a filter, however many: only visible ones are rendered. */
export const PatientList = ({ filter, look, selected, ...on }: PatientListProps) => {
  const { onSelect, onNone, onPress, onOpen } = on
  const { t } = useWords()
  const small = useMedia(phone)
  const cards = look === 'cards'
  const [rowHeight, headHeight] = sizes(cards, small)
  const scroller = useRef<HTMLDivElement>(null)
  const across = useColumns(scroller, cards)
  const sight = useSight(scroller, rowHeight)
  const [first, last] = [sight.first * across, sight.last * across]
  const { total, at, findings, error, retry } = usePatientWindow(filter, first, last)
  const late = useLate(total === null && !error)
  const count = total ?? 0
  const reveal = (index: number) => {
    const box = scroller.current
    const top = Math.floor(index / across) * rowHeight
    if (box) box.scrollTop = Math.min(top, Math.max(box.scrollTop, top + rowHeight + headHeight - box.clientHeight))
  }
  const place = useWalk({ total: count, across, at, reveal, onSelect, onOpen })

  const inSight = Array.from({ length: Math.max(0, Math.min(count, last) - first) }, (_, i) => first + i)
  useSelecting({
    ...{ filter, selected, small, head: at(0), isAtTop: first === 0, inSight: inSight.map(at), total, onSelect, onNone },
    onFirst: () => {
      place.current = 0
    },
  })
  useEffect(() => {
    // After a change of layout or search, the keys continue from the selected case.
    if (place.current < 0 && selected) place.current = inSight.find(index => at(index)?.uuid === selected) ?? -1
  })
  const shared = (index: number) => ({
    row: at(index),
    findings: findings(index),
    index,
    inBin: filter.view === 'bin',
    visits: filter.view === 'visit',
    selected: selected !== null && at(index)?.uuid === selected,
    onOpen,
    onPress: (row: PatientRow) => {
      place.current = index
      onPress(row)
    },
  })
  const where = (index: number) => ({
    top: Math.floor(index / across) * rowHeight,
    left: `${((index % across) * 100) / across}%`,
    width: `${100 / across}%`,
    height: rowHeight,
  })
  return (
    <div ref={scroller} className={styles.scroller}>
      {total === null && late && <Skeleton />}
      {(error || total === 0) && (
        <ListNotice filter={filter} error={error} onRetry={retry} onAdd={on.onAdd} onClearSearch={on.onClearSearch} />
      )}
      {count > 0 && !error && cards && (
        <ul
          className={cardStyles.cards}
          aria-label={t('patients.list')}
          style={{ height: Math.ceil(count / across) * rowHeight + headHeight }}
        >
          {inSight.map(index => (
            <PatientCard key={index} {...shared(index)} total={count} place={where(index)} />
          ))}
        </ul>
      )}
      {count > 0 && !error && !cards && (
        <table
          className={styles.table}
          style={nameRoom(inSight.map(at))}
          aria-label={t('patients.list')}
          aria-rowcount={count + 1}
        >
          <ListHead sort={filter.sort} onSort={filter.view === 'visit' ? null : on.onSort} visits={filter.view === 'visit'} />
          <tbody style={{ height: count * rowHeight }}>
            {inSight.map(index => (
              <PatientLine key={index} {...shared(index)} top={index * rowHeight} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

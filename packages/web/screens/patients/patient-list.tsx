import type { PatientRow } from '@sella/contract/entities'
import { useRef } from 'react'
import { type PatientFilter, type PatientSort, usePatientWindow } from '../../api/patients'
import { useLate } from '../../parts/use-late'
import { phone, useMedia } from '../../parts/use-media'
import { ListHead } from '../../patient-lines/list-head'
import { nameRoom } from '../../patient-lines/name-room'
import { PatientLine } from '../../patient-lines/patient-line'
import { Skeleton } from '../../patient-lines/skeleton'
import { useSight } from '../../patient-lines/use-sight'
import { useWords } from '../../words/i18n'
import { cardPlace, heightOf, indicesIn, layoutOf, revealing, topOf } from './list-layout'
import type { ListLook } from './list-look'
import { ListNotice } from './list-notice'
import { PatientCard } from './patient-card'
import cardStyles from './patient-cards.module.css'
import styles from './patients.module.css'
import { useColumns } from './use-columns'
import { useSelecting } from './use-selecting'

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

/** The cases of a filter, however many: only visible ones are rendered. */
export const PatientList = ({ filter, look, selected, ...on }: PatientListProps) => {
  const { onSelect, onNone, onPress, onOpen } = on
  const { t } = useWords()
  const small = useMedia(phone)
  const cards = look === 'cards'
  const scroller = useRef<HTMLDivElement>(null)
  const layout = layoutOf({ cards, small, across: useColumns(scroller, cards) })
  const { across, rowHeight } = layout
  const sight = useSight(scroller, rowHeight)
  const [first, last] = [sight.first * across, sight.last * across]
  const { total, at, findings, error, retry } = usePatientWindow(filter, first, last)
  const late = useLate(total === null && !error)
  const count = total ?? 0
  const inSight = indicesIn(first, last, count)
  const reveal = (index: number) => {
    if (scroller.current) scroller.current.scrollTop = revealing(index, scroller.current, layout)
  }
  const place = useSelecting({
    ...{ filter, selected, small, total, isAtTop: first === 0, inSight, at, onSelect, onNone },
    walk: { total: count, across, at, reveal, onSelect, onOpen },
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
  return (
    <div ref={scroller} className={styles.scroller}>
      {total === null && late && <Skeleton />}
      {(error || total === 0) && (
        <ListNotice filter={filter} error={error} onRetry={retry} onAdd={on.onAdd} onClearSearch={on.onClearSearch} />
      )}
      {count > 0 && !error && cards && (
        <ul className={cardStyles.cards} aria-label={t('patients.list')} style={{ height: heightOf(count, layout) }}>
          {inSight.map(index => (
            <PatientCard key={index} {...shared(index)} total={count} place={cardPlace(index, layout)} />
          ))}
        </ul>
      )}
      {count > 0 && !error && !cards && (
        <table
          className={styles.table}
          style={nameRoom(inSight.map(at))}
          aria-label={t('patients.list')}
          aria-rowcount={count + 1}
          data-total={count}
        >
          <ListHead sort={filter.sort} onSort={filter.view === 'visit' ? null : on.onSort} visits={filter.view === 'visit'} />
          <tbody style={{ height: count * rowHeight }}>
            {inSight.map(index => (
              <PatientLine key={index} {...shared(index)} top={topOf(index, layout)} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

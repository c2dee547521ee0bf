import type { PatientRow } from '@sella/contract/entities'
import { useEffect, useRef } from 'react'
import type { PatientFilter } from '../../api/patients'

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
export const useSelecting = ({
  filter,
  selected,
  small,
  head,
  isAtTop,
  inSight,
  total,
  onSelect,
  onNone,
  onFirst,
}: Selecting) => {
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

import type { PatientRow } from '@sella/contract/entities'
import { useEffect, useRef } from 'react'
import type { PatientFilter } from '../../api/patients'
import { useWalk } from '../../patient-lines/use-walk'

interface Selecting {
  readonly filter: PatientFilter
  readonly selected: string | null
  readonly small: boolean
  readonly total: number | null
  readonly isAtTop: boolean
  /** Positions of the list, and the case at each once it is loaded. */
  readonly inSight: readonly number[]
  readonly at: (index: number) => PatientRow | undefined
  readonly onSelect: (row: PatientRow) => void
  readonly onNone: () => void
}

/** Selects the first case where none is selected or a search has found others; `onFirst`: it does so now. */
const useFirst = ({
  filter,
  selected,
  small,
  total,
  isAtTop,
  inSight,
  at,
  ...on
}: Selecting & { readonly onFirst: () => void }): void => {
  const met = useRef(false)
  useEffect(() => {
    if (total === 0 && selected) on.onNone()
    const head = at(0)
    if (small || !isAtTop || !head) return
    // After a search the first result is selected, unless the previous selection is among the results.
    const strange = !met.current && filter.search !== '' && !inSight.some(index => at(index)?.uuid === selected)
    met.current = true
    if (selected && !strange) return
    on.onFirst()
    on.onSelect(head)
  })
}

/** The selected case: as it is stored now, by the keys, the first one where none is. Returns its position, from which the keys go on. */
export const useSelecting = ({ walk, ...list }: Selecting & { readonly walk: Parameters<typeof useWalk<PatientRow>>[0] }) => {
  const { selected, inSight, at, onSelect } = list
  const place = useWalk(walk)
  const isSelected = (index: number): boolean => at(index)?.uuid === selected
  // The selected row was captured when clicked; if it changed since, the overview must not show the old one.
  const current = inSight.map(at).find(row => row?.uuid === selected)
  useEffect(() => {
    if (current) onSelect(current)
  }, [current, onSelect])
  useFirst({
    ...list,
    onFirst: () => {
      place.current = 0
    },
  })
  useEffect(() => {
    // After a change of layout or search, the keys continue from the selected case.
    if (place.current < 0 && selected) place.current = inSight.find(isSelected) ?? -1
  })
  return place
}

import { useEffect, useRef, useState } from 'react'
import { useKeys } from '../parts/use-keys'

interface Walk<R> {
  readonly total: number
  /** Cases side by side: 1 in a table. */
  readonly across: number
  readonly at: (index: number) => R | undefined
  /** Scrolls a position of the list into view. */
  readonly reveal: (index: number) => void
  readonly onSelect: (row: R) => void
  readonly onOpen: (row: R) => void
}

type Steps = Readonly<Record<string, number>>

const stepsFor = (across: number): Steps => ({
  ArrowDown: across,
  ArrowUp: -across,
  PageDown: 10 * across,
  PageUp: -10 * across,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
  ...(across > 1 ? { ArrowRight: 1, ArrowLeft: -1 } : {}),
})

/** Enter presses a button or a link; but a row whose name has the focus is already selected, so there it opens the row. */
const pressable = (target: EventTarget | null): boolean =>
  (target instanceof HTMLButtonElement && target.dataset.rowName === undefined) || target instanceof HTMLAnchorElement

/** The keys of a list: arrows, pages, both ends, Enter. Reports the selected position. */
export const useWalk = <R>({ total, across, at, reveal, onSelect, onOpen }: Walk<R>) => {
  const place = useRef(-1)
  // A row jumped to may still be loading; it is selected once loaded.
  const [wanted, setWanted] = useState<number | null>(null)
  const reached = wanted === null ? undefined : at(wanted)
  useEffect(() => {
    if (!reached) return
    setWanted(null)
    onSelect(reached)
  }, [reached, onSelect])
  const steps = stepsFor(across)
  const move = (event: KeyboardEvent) => {
    const next = Math.min(total - 1, Math.max(0, place.current + (steps[event.key] ?? 0)))
    if (total === 0) return
    event.preventDefault()
    place.current = next
    setWanted(next)
    reveal(next)
  }
  const open = (event: KeyboardEvent) => {
    const row = at(place.current)
    if (!row || pressable(event.target)) return
    event.preventDefault()
    onOpen(row)
  }
  useKeys({ ...Object.fromEntries(Object.keys(steps).map(key => [key, move])), Enter: open })
  return place
}

import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

export interface Sight {
  /** First and last visible row, with some beyond on either side. */
  readonly first: number
  readonly last: number
}

const beyond = 8

/** The visible rows of fixed height of a scrolling element. */
export const useSight = (scroller: RefObject<HTMLElement | null>, rowHeight: number): Sight => {
  const [sight, setSight] = useState<Sight>({ first: 0, last: 30 })
  const look = useCallback(() => {
    const at = scroller.current
    if (!at) return
    const first = Math.max(0, Math.floor(at.scrollTop / rowHeight) - beyond)
    const last = Math.ceil((at.scrollTop + at.clientHeight) / rowHeight) + beyond
    setSight(current => (current.first === first && current.last === last ? current : { first, last }))
  }, [scroller, rowHeight])
  useLayoutEffect(() => {
    const at = scroller.current
    if (!at) return
    look()
    const observer = new ResizeObserver(look)
    observer.observe(at)
    at.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      at.removeEventListener('scroll', look)
    }
  }, [scroller, look])
  return sight
}

import { type RefObject, useLayoutEffect, useState } from 'react'

/** Space at both sides of the cards, px. */
const margin = 36
/** Minimum width of a card, px; two fit side by side on any phone. */
const least = 184

const fitting = (width: number): number => Math.max(2, Math.floor((width - margin) / least))

/** How many cards fit side by side in an element; 1 if there are none. */
export const useColumns = (scroller: RefObject<HTMLElement | null>, cards: boolean): number => {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const at = scroller.current
    if (!at || !cards) return setColumns(1)
    const look = () => setColumns(fitting(at.clientWidth))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(at)
    return () => observer.disconnect()
  }, [scroller, cards])
  return columns
}

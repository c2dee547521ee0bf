import { useEffect } from 'react'
import { inField } from './use-keys'

/** A tour appears once what it points at has its place; it is looked for this many frames. */
const frames = 60

/** Brings the keyboard to a tour when it opens, unless something is being typed: Enter goes on, Escape leaves. */
export const useTourFocus = (open: boolean): void => {
  useEffect(() => {
    if (!open) return
    let left = frames
    let next = 0
    const look = () => {
      const button = document.querySelector<HTMLElement>('.ant-tour-next-btn')
      if (button && !inField(document.activeElement)) button.focus({ preventScroll: true })
      else if (!button && left-- > 0) next = requestAnimationFrame(look)
    }
    next = requestAnimationFrame(look)
    return () => cancelAnimationFrame(next)
  }, [open])
}

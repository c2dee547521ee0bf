import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { placeBeside } from './beside-field'

type Host = RefObject<HTMLElement | null>

/** Keeps what opens from a field beside it, over everything else, also where a dialog around it would cut it off. */
const usePlace = (panel: Host, field: Host): void =>
  useLayoutEffect(() => {
    const [shown, anchor] = [panel.current, field.current]
    if (!shown || !anchor) return
    // A browser without popovers shows it as it stands.
    shown.showPopover?.()
    const place = () => {
      const size = { width: shown.offsetWidth, height: shown.offsetHeight }
      const { left, top } = placeBeside(anchor.getBoundingClientRect(), size, {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      })
      shown.style.left = `${left}px`
      shown.style.top = `${top}px`
    }
    place()
    const stop = new AbortController()
    for (const event of ['scroll', 'resize']) window.addEventListener(event, place, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [panel, field])

/** A panel beside a field, closed by a press or the focus elsewhere; what lies in the field, its button among it, is not elsewhere. */
export const useBesideField = (field: Host, onClose: () => void) => {
  const panel = useRef<HTMLDivElement>(null)
  const latest = useRef(onClose)
  latest.current = onClose
  usePlace(panel, field)
  useEffect(() => {
    const leave = ({ type, target, relatedTarget }: Event & { readonly relatedTarget?: EventTarget | null }) => {
      const now = type === 'pointerdown' ? target : relatedTarget
      // The focus of a whole window that loses it goes nowhere.
      if (now instanceof Node && !field.current?.contains(now)) latest.current()
    }
    const stop = new AbortController()
    for (const event of ['pointerdown', 'focusout'])
      document.addEventListener(event, leave, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [field])
  return panel
}

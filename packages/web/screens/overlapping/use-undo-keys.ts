import { useEffect, useRef } from 'react'
import { dialogOpen } from '../../parts/use-keys'

type Act = (() => void) | null

/** Ctrl or Cmd with Z takes the last change of the scheme back, with Shift too (or Y) it comes again; a field keeps its own. */
export const useUndoKeys = (undo: Act, redo: Act): void => {
  const held = useRef({ undo, redo })
  held.current = { undo, redo }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y') || dialogOpen()) return
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea')) return
      event.preventDefault()
      const again = key === 'y' || event.shiftKey
      ;(again ? held.current.redo : held.current.undo)?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

import { useEffect, useRef } from 'react'
import { dialogOpen } from './use-keys'

/** Keys held with Ctrl or Cmd, `shift+z` where Shift is held too. They work from a field as well; not while a dialog is open. */
export const useChords = (chords: Readonly<Record<string, () => void>>): void => {
  const latest = useRef(chords)
  latest.current = chords
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || dialogOpen()) return
      const act = latest.current[`${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

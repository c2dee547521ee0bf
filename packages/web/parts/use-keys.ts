import { useEffect, useRef } from 'react'
import { type Keys, strokeOf } from './stroke-of'

export const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Whether a dialog is open. A closed one may remain in the page, hidden. */
export const dialogOpen = (): boolean => [...document.querySelectorAll('[role=dialog]')].some(dialog => dialog.checkVisibility())

const hear = (event: KeyboardEvent, keys: Keys, textUndoes: boolean): void => {
  if (event.defaultPrevented || event.altKey || dialogOpen()) return
  const mod = event.ctrlKey || event.metaKey
  const stroke = strokeOf({ key: event.key, shift: event.shiftKey, mod }, keys, { field: inField(event.target), textUndoes })
  if (!stroke) return
  if (mod) event.preventDefault()
  keys[stroke]?.(event)
}

/**
 * Keys of a page by stroke: `r`, `ArrowLeft`, `mod+shift+z`, where `mod` is Ctrl or Cmd. All are disabled while a dialog is open,
 * single keys also while a field has the focus; with `textUndoes`, so are undo and redo.
 */
export const useKeys = (keys: Keys, { textUndoes = false } = {}): void => {
  const latest = useRef({ keys, textUndoes })
  latest.current = { keys, textUndoes }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event, latest.current.keys, latest.current.textUndoes)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

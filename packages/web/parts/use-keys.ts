import { type Press, type Stroke, strokesOf } from '@sella/workbench/commands/strokes'
import { useEffect, useRef } from 'react'

export const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A closed dialog may stay in the page unseen. */
export const dialogOpen = (): boolean => [...document.querySelectorAll('[role=dialog]')].some(dialog => dialog.checkVisibility())

type Keys = Readonly<Partial<Record<Stroke, (event: KeyboardEvent) => void>>>

/** Undo and redo, which a field of text has of its own. */
const undoing: readonly Stroke[] = ['mod+z', 'mod+shift+z', 'mod+y']

interface Where {
  readonly field: boolean
  /** Undo and redo stay the field's. */
  readonly textUndoes: boolean
}

/** The stroke of `keys` that a press stands for; null where the press belongs to the field it was made in. */
export const strokeOf = (press: Press, keys: Keys, { field, textUndoes }: Where): Stroke | null => {
  const stroke = strokesOf(press).find(each => keys[each]) ?? null
  if (!stroke || !field) return stroke
  return press.mod && !(textUndoes && undoing.includes(stroke)) ? stroke : null
}

const hear = (event: KeyboardEvent, keys: Keys, textUndoes: boolean): void => {
  if (event.defaultPrevented || event.altKey || dialogOpen()) return
  const mod = event.ctrlKey || event.metaKey
  const stroke = strokeOf({ key: event.key, shift: event.shiftKey, mod }, keys, { field: inField(event.target), textUndoes })
  if (!stroke) return
  if (mod) event.preventDefault()
  keys[stroke]?.(event)
}

/**
 * Keys of a page by stroke: `r`, `ArrowLeft`, `mod+shift+z`, where `mod` is Ctrl or Cmd. All rest while a dialog is open, single keys
 * also while a field has focus; `textUndoes`: so do undo and redo.
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

import { useEffect, useRef } from 'react'

export const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A closed dialog may stay in the page unseen. */
export const dialogOpen = (): boolean => [...document.querySelectorAll('[role=dialog]')].some(dialog => dialog.checkVisibility())

/** Single keys of a page. They rest while a field has focus, a modifier is held or a dialog is open. */
export const useKeys = (keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void => {
  const held = useRef(keys)
  held.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || inField(event.target) || dialogOpen())
        return
      held.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.(event)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

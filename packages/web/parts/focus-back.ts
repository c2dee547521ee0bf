import { useEffect } from 'react'
import { closing, firstField } from './first-field'
import { floats, type Openers, openerOf } from './opener'
import { dialogOpen } from './use-keys'

/** Whether nothing has the focus, as after what had it was taken off the page. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Where the work goes on: the drawing of a work table, otherwise the page. */
export const focusOnWork = (): void =>
  (
    document.querySelector<HTMLElement>('main :is([role=application], section[tabindex="0"])') ?? document.querySelector('main')
  )?.focus({ preventScroll: true })

/**
 * A dialog that opens has the focus on its first field. Returns it to what had it when the dialog opened, or to the work where that
 * has left the page too. A dialog that leaves the page at once cannot do so itself, and the focus would restart at the top of the page.
 */
export const useFocusBack = (): void => {
  useEffect(() => {
    const openers: Openers = new Map()
    /** The opener of the last closed dialog, if it has just closed. */
    let before: HTMLElement | null = null
    const note = ({ target, relatedTarget }: FocusEvent) => {
      const box = target instanceof Element ? target.closest(floats) : null
      if (!box || openers.has(box) || !(target instanceof Element)) return
      openers.set(box, relatedTarget instanceof HTMLElement ? relatedTarget : before)
      if (target.matches(closing)) firstField(box)?.focus({ preventScroll: true })
    }
    const back = () => {
      const gone = [...openers.keys()].filter(box => !box.isConnected)
      const dialog = gone.findLast(box => box.matches('[role=dialog]'))
      const opener = dialog ? openerOf(openers, dialog) : null
      // A dialog that replaces another returns to where that one was opened from.
      if (opener) for (const [box, from] of openers) if (box.isConnected && !from?.isConnected) openers.set(box, opener)
      if (dialog) for (const box of gone) openers.delete(box)
      before = opener
      if (opener && isFocusLost() && (!dialogOpen() || opener.closest('[role=dialog]'))) opener.focus({ preventScroll: true })
      if (dialog && isFocusLost() && !dialogOpen()) focusOnWork()
    }
    const watch = new MutationObserver(back)
    document.addEventListener('focusin', note)
    watch.observe(document.body, { childList: true })
    return () => {
      document.removeEventListener('focusin', note)
      watch.disconnect()
    }
  }, [])
}

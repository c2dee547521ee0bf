import { type RefObject, useEffect, useRef } from 'react'

/**
 * A dialog of the browser's own, shown over everything as soon as it is there. Closed by itself it gives the focus back;
 * taken off the page while open it cannot, so what had the focus before gets it here.
 */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current ??= document.activeElement
    dialog.current?.showModal()
    // Its keys are to work at once: with a slider or a choice focused, arrows would be theirs.
    if (dialog.current?.hasAttribute('tabindex')) dialog.current.focus()
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body
      const back = opener.current
      if (lost && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
    }
  }, [])
  return dialog
}

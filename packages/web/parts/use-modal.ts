import { type RefObject, useEffect, useRef } from 'react'

/** Escape closes an open list of choices and nothing else: the browser would close the dialog around it as well. */
const keepOpen = (event: KeyboardEvent): void => {
  const { currentTarget: dialog } = event
  if (event.key === 'Escape' && dialog instanceof Element && dialog.querySelector('.ant-select-open')) event.preventDefault()
}

/**
 * A native dialog, shown over everything once mounted. When closed it returns the focus itself; when unmounted while open it
 * cannot, so the focus is returned here.
 */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current ??= document.activeElement
    dialog.current?.showModal()
    // Its keys must work at once: with a slider or a choice focused, that control would take the arrows.
    if (dialog.current?.hasAttribute('tabindex')) dialog.current.focus()
    // Before the list itself has heard of the key and is closed.
    const own = dialog.current
    own?.addEventListener('keydown', keepOpen, { capture: true })
    return () => {
      own?.removeEventListener('keydown', keepOpen, { capture: true })
      const lost = document.activeElement === null || document.activeElement === document.body
      const back = opener.current
      if (lost && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
    }
  }, [])
  return dialog
}

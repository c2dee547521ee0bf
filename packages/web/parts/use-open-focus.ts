import { type RefObject, useEffect, useRef } from 'react'

/**
 * The control that has the focus when a dialog or a drawer opens. `autoFocus` cannot do it there: it comes before antd has put
 * the dialog on the page, and antd then takes the first button for it.
 */
export const useOpenFocus = <Control extends { readonly focus: () => void }>(): RefObject<Control | null> => {
  const control = useRef<Control>(null)
  useEffect(() => control.current?.focus(), [])
  return control
}

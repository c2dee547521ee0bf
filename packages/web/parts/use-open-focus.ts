import { type RefObject, useEffect, useRef } from 'react'

/**
 * The control focused when a dialog or a drawer opens. `autoFocus` does not work there: it acts before antd has attached the
 * dialog, and antd then focuses the first button.
 */
export const useOpenFocus = <Control extends { readonly focus: () => void }>(): RefObject<Control | null> => {
  const control = useRef<Control>(null)
  useEffect(() => control.current?.focus(), [])
  return control
}

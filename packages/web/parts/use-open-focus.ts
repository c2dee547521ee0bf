import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/**
 * The control focused once when a dialog or a drawer opens. `autoFocus` does not work there: antd focuses the first button, Close, of
 * a dialog that does not hold the focus. Without movement antd attaches the dialog after this ref and before the effects, with
 * movement it puts the content in only after them: whichever comes last focuses. A control may give its ref anew at every rendering.
 */
export const useOpenFocus = <Control extends { readonly focus: () => void }>(): RefCallback<Control> => {
  const control = useRef<Control>(null)
  const at = useRef<'before' | 'without' | 'done'>('before')
  useEffect(() => {
    control.current?.focus()
    at.current = control.current ? 'done' : 'without'
  }, [])
  return useCallback((attached: Control | null) => {
    control.current = attached
    if (!attached || at.current !== 'without') return
    attached.focus()
    at.current = 'done'
  }, [])
}

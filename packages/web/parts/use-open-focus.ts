import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/**
 * A ref that focuses its control once, when a dialog or drawer opens. `autoFocus` does not work there: antd focuses the first
 * button, Close, of a dialog that does not contain the focus. Without motion antd attaches the content after this ref and before
 * the effects, with motion only after the effects: whichever comes last focuses. A control may attach its ref again at every
 * rendering.
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

import { type RefObject, useEffect, useRef } from 'react'

interface ListFocus {
  readonly list: RefObject<HTMLElement | null>
  /** The list takes the focus as soon as no dialog holds it. */
  readonly toList: () => void
}

/** Where the focus goes when the button that was pressed is removed with its case. `dialogOpen`: a dialog keeps the focus within itself. */
export const useListFocus = (dialogOpen: boolean): ListFocus => {
  const list = useRef<HTMLElement>(null)
  const due = useRef(false)
  useEffect(() => {
    if (!due.current || dialogOpen) return
    due.current = false
    list.current?.focus({ preventScroll: true })
  })
  return {
    list,
    toList: () => {
      due.current = true
    },
  }
}

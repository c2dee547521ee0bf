import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

/** The panel opened by a button of the bar: it takes the focus when it opens, and Escape returns it. */
export const Unfolded = ({ close, children }: { readonly close: () => void; readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    box.current?.querySelector<HTMLElement>('button, input, [tabindex="0"]')?.focus({ preventScroll: true })
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears Escape from the controls inside
    <div ref={box} data-toast="aside" onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

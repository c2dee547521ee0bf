import { Suspense, useRef } from 'react'
import { lazily } from '../parts/lazily'
import { isLeft } from './left'
import { setChatOpen, useChatOpen } from './opened'

const Panel = lazily(async () => ({ default: (await import('./panel')).Panel }), 'place')

/** The window to customer service, loaded when it is first opened or when an earlier page left something to send. */
export const SupportPanel = ({ beside }: { readonly beside?: boolean }) => {
  const open = useChatOpen()
  const wanted = useRef(false)
  if (open || isLeft('own')) wanted.current = true
  const close = (): void => {
    setChatOpen(false)
    // Focus returns to the entry it was opened from.
    document.querySelector<HTMLElement>('[data-support-entry]')?.focus()
  }
  return wanted.current ? (
    <Suspense fallback={null}>
      <Panel open={open} beside={beside} onClose={close} />
    </Suspense>
  ) : null
}

import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { token } from '../memory/session'

/** Back and forward, by which a page is left with a form on it; where the form itself leads is not held. */
const isBack = ({ historyAction }: { readonly historyAction: string }): boolean => historyAction === 'POP'

interface HoldBackProps {
  /** Whether a closed or reloaded tab would lose something; the browser then asks, but not when an expired session reloads the page. */
  readonly loses: boolean
  readonly onBack: () => void
}

/** While it is on the page, the back key does `onBack` instead of leaving it. */
export const HoldBack = ({ loses, onBack }: HoldBackProps) => {
  const blocker = useBlocker(isBack)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onBack()
  }, [blocker, onBack])
  useEffect(() => {
    if (!loses) return
    const ask = (event: BeforeUnloadEvent) => token() !== null && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [loses])
  return null
}

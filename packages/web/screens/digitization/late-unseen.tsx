import { Suspense, useEffect, useState } from 'react'
import { lazily } from '../../parts/lazily'
import { useOnceIdle } from './results/use-once-idle'

const Unseen = lazily(async () => ({ default: (await import('./unseen')).Unseen }))

const isPrintKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'p'

/**
 * What no panel shows, once the browser is idle. Printing before then would put the bare screen on paper, with lengths that are about
 * to be withheld: the key waits until both are settled.
 */
export const LateUnseen = () => {
  const [asked, setAsked] = useState(false)
  const [settled, setSettled] = useState(false)
  const idle = useOnceIdle()
  useEffect(() => {
    if (settled) return
    const wait = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return
      event.preventDefault()
      setAsked(true)
    }
    window.addEventListener('keydown', wait)
    return () => window.removeEventListener('keydown', wait)
  }, [settled])
  useEffect(() => {
    if (!asked || !settled) return
    const timer = setTimeout(() => window.print())
    return () => clearTimeout(timer)
  }, [asked, settled])
  return <Suspense fallback={null}>{(idle || asked) && <Unseen onSettled={setSettled} />}</Suspense>
}

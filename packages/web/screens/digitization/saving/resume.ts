import { useEffect } from 'react'
import { onConnection } from '../../../api/events'
import { useStore } from '../../../editor/use-store'
import { useDesk } from '../desk'
import { useSave } from './save'

/** Milliseconds between silent retries if the browser reports nothing about the network. */
const tryEvery = 10_000

/** A save that could not be sent is sent by itself when the network returns. */
export const useResume = (): void => {
  const waiting = useStore(useDesk().saver.state, state => state.unsent !== null)
  const { resume } = useSave()
  useEffect(() => {
    if (!waiting) return
    const attempt = () => void resume()
    const timer = setInterval(attempt, tryEvery)
    const deaf = onConnection(attempt)
    addEventListener('online', attempt)
    return () => {
      clearInterval(timer)
      deaf()
      removeEventListener('online', attempt)
    }
  }, [waiting, resume])
}

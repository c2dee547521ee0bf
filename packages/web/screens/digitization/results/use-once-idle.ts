import { useEffect, useState } from 'react'

/** Milliseconds to wait first: the initial drawing has priority, on the network too. */
const afterDrawing = 300

/** Calls back when the browser is idle; at once where it lacks `requestIdleCallback`, as in Safari. */
const whenIdle = (end: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    end()
    return () => undefined
  }
  const handle = requestIdleCallback(end, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/** False until the browser has drawn the page and is idle. */
export const useOnceIdle = (): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let stop = (): void => undefined
    const timer = setTimeout(() => {
      stop = whenIdle(() => setIdle(true))
    }, afterDrawing)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return idle
}

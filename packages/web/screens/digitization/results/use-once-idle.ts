import { useEffect, useState } from 'react'

/** Milliseconds before anything is asked for: the first drawing of what was opened comes first, on the network too. */
const afterDrawing = 300

/** Calls back when the browser has nothing else to do; at once where it has no word for that, as in Safari. */
const whenIdle = (end: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    end()
    return () => undefined
  }
  const handle = requestIdleCallback(end, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/** False until the browser has drawn what it was given and has nothing else to do. */
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

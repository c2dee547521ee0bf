import { useEffect, useState } from 'react'

/** Milliseconds waited where the browser has no word for being idle, as in Safari. */
const elsewhere = 300

/** False until the browser has drawn what it was given and has nothing else to do. */
export const useOnceIdle = (): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const end = () => setIdle(true)
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(end, elsewhere)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(end, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}

import { useEffect, useState } from 'react'

/** True once `waiting` has lasted 300 ms: anything faster shows no loading indicator. */
export const useLate = (waiting: boolean): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return setLate(false)
    const timer = window.setTimeout(() => setLate(true), 300)
    return () => window.clearTimeout(timer)
  }, [waiting])
  return late
}

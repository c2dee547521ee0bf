import { useEffect, useState } from 'react'

/** The value once it has been stable for a moment. */
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), 250)
    return () => window.clearTimeout(timer)
  }, [value])
  return settled
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Runs `onLeft` as it was last rendered once a component is gone for good; the ref tells whether it is. While developing, React takes
 * every effect down and up again in one task: that is no leaving.
 */
export const useLeft = (onLeft: () => void): RefObject<boolean> => {
  const left = useRef(false)
  const latest = useRef(onLeft)
  latest.current = onLeft
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      queueMicrotask(() => left.current && latest.current())
    }
  }, [])
  return left
}

import { type RefObject, useEffect, useRef } from 'react'

const nothing = (): void => undefined

/**
 * Runs the latest `onLeft` when a component unmounts; the ref returned is true once it has. In development, React's strict mode
 * unmounts and remounts every effect within one task, which does not count.
 */
export const useLeft = (onLeft: () => void = nothing): RefObject<boolean> => {
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

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { hear } from './events'
import { freshener } from './freshener'

/** Keeps records and lists in step with the server while a doctor is signed in. `onLeft`: she is no longer a clinic's member. */
export const useFresh = (onLeft: () => void): void => {
  const client = useQueryClient()
  const left = useRef(onLeft)
  left.current = onLeft
  useEffect(() => {
    const { take, stop } = freshener(client)
    const deaf = hear(heard => {
      take(heard)
      if (heard !== 'open' && heard.type === 'desk' && heard.left) left.current()
    })
    return () => {
      deaf()
      stop()
    }
  }, [client])
}

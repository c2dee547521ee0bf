import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hear } from './events'
import { freshener } from './freshener'

/** Keeps records and lists in step with the server while a doctor is signed in. */
export const useFresh = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const { take, stop } = freshener(client)
    const deaf = hear(take)
    return () => {
      deaf()
      stop()
    }
  }, [client])
}

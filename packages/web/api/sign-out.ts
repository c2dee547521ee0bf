import { useQueryClient } from '@tanstack/react-query'
import { signOut } from '../memory/session'
import { ask } from './client'

/** Ends the session on the server if it can be reached, and here in any case. */
export const useSignOut = () => {
  const client = useQueryClient()
  return () => {
    void ask('logout', {}).catch(() => undefined)
    signOut()
    client.clear()
  }
}

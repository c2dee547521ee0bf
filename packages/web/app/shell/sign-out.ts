import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../api/client'
import { signOut } from '../session'

/** Ends the session on the server if it can be reached, and here in any case. */
export const useSignOut = () => {
  const client = useQueryClient()
  return () => {
    void ask('logout', {}).catch(() => undefined)
    signOut()
    client.clear()
  }
}

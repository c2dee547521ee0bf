import { useQueryClient } from '@tanstack/react-query'
import { enteredByHospital, setEnteredByHospital, signOut } from '../memory/session'
import { ask } from './client'

/** Milliseconds within which the hospital's page must be known. */
const longestLeaving = 5000

/** Opens the hospital's page that ends the session there; false if it has none. */
const leaveHospital = async (): Promise<boolean> => {
  setEnteredByHospital(false)
  const ended = ask('oidcEnd', {}, { signal: AbortSignal.timeout(longestLeaving) })
  const { address } = await ended.catch(() => ({ address: null }))
  if (address !== null) location.assign(address)
  return address !== null
}

/**
 * Ends the session on the server if it can be reached, and locally in any case. The page is then loaded anew: what still waits in it
 * (a note to be sent again, a change of a setting) must never be sent by whoever signs in next.
 */
export const useSignOut = () => {
  const client = useQueryClient()
  return () => {
    void ask('logout', {}, { keepalive: true }).catch(() => undefined)
    const leaving = enteredByHospital() ? leaveHospital() : Promise.resolve(false)
    signOut()
    client.clear()
    // Once her pages are gone: none of them asks before it is left.
    void leaving.then(isLeaving => isLeaving || setTimeout(() => location.reload()))
  }
}

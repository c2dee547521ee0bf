import { useQueryClient } from '@tanstack/react-query'
import { enteredByHospital, setEnteredByHospital, signOut } from '../memory/session'
import { ask } from './client'

/** Opens the hospital's page that ends the session there, if it has one. */
const leaveHospital = (): void => {
  setEnteredByHospital(false)
  void ask('oidcEnd', {}).then(
    ({ address }) => address !== null && location.assign(address),
    () => undefined,
  )
}

/** Ends the session on the server if it can be reached, and locally in any case. */
export const useSignOut = () => {
  const client = useQueryClient()
  return () => {
    void ask('logout', {}).catch(() => undefined)
    if (enteredByHospital()) leaveHospital()
    signOut()
    client.clear()
  }
}

import type { Input } from '@sella/contract/calls/index'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { brokenOff, expire, hospitalSecret, setHospitalSecret } from '../memory/session'
import { ask } from './client'

/** How the sign-in by a hospital is called; null while that is not known, and where there is none. */
export const useHospital = (): string | null =>
  useQuery({ queryKey: ['hospital'], queryFn: ({ signal }) => ask('oidcGet', {}, { signal }), staleTime: Infinity, retry: false })
    .data?.label ?? null

/** Leaves for the page of the hospital, which asks anew who it is where a session has just ended here: whoever sits there now may be another. */
export const leaveForHospital = async (): Promise<void> => {
  const { address, secret } = await ask('oidcBegin', { again: brokenOff() !== null })
  setHospitalSecret(secret)
  location.assign(address)
}

/**
 * Ends the session here and leaves for the page of the hospital, which asks who it is though it may still know who sat here before. What was
 * not saved is kept in this browser. Where the hospital cannot be reached, nothing ends.
 */
export const enterHospitalAgain = async (): Promise<void> => {
  const { address, secret } = await ask('oidcBegin', { again: true })
  await ask('logout', {})
  expire(location.pathname + location.search)
  setHospitalSecret(secret)
  location.assign(address)
}

/** Whether the hospital has just sent this tab back, as this tab had asked. */
export const cameFromHospital = (): boolean => hospitalSecret() !== null && new URLSearchParams(location.search).has('state')

/** Who has come back from the hospital. The code leaves the address bar, and is never sent twice. */
export const arriveFromHospital = () => {
  const [query, secret] = [location.search.slice(1), hospitalSecret() ?? '']
  setHospitalSecret(null)
  history.replaceState(history.state, '', location.pathname)
  return ask('oidcArrive', { query, secret })
}

/** The link of the account to the hospital's sign-in. */
export const useHospitalLink = () =>
  useQuery({ queryKey: ['hospital link'], queryFn: ({ signal }) => ask('oidcMine', {}, { signal }) })

export const useUnlinkHospital = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: Input<'oidcUnlink'>) => ask('oidcUnlink', given),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['hospital link'] }),
  })
}

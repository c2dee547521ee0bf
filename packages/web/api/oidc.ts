import type { Input, Output } from '@sella/contract/calls/index'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { brokenOff, expire, hospitalSecret, setHospitalSecret } from '../memory/session'
import { ask } from './client'

/**
 * The name of the hospital's sign-in, null if there is none, and whether anybody may register. While unknown, no hospital and open:
 * the server refuses what it does not allow.
 */
export const useWaysIn = (): Output<'oidcGet'> =>
  useQuery({ queryKey: ['hospital'], queryFn: ({ signal }) => ask('oidcGet', {}, { signal }), staleTime: Infinity, retry: false })
    .data ?? { label: null, registers: true }

/**
 * Redirects to the hospital's page, which asks for credentials again if a session has just ended here, because someone else may
 * now be at the machine.
 */
export const leaveForHospital = async (): Promise<void> => {
  const { address, secret } = await ask('oidcBegin', { again: brokenOff() !== null })
  setHospitalSecret(secret)
  location.assign(address)
}

/**
 * Ends the session here and redirects to the hospital's page, which asks for credentials even if its own session is still open.
 * Unsaved work is kept in this browser. If the hospital cannot be reached, nothing ends.
 */
export const enterHospitalAgain = async (): Promise<void> => {
  const { address, secret } = await ask('oidcBegin', { again: true })
  await ask('logout', {})
  expire(location.pathname + location.search)
  setHospitalSecret(secret)
  location.assign(address)
}

/** Whether the hospital has just redirected back to this tab, at this tab's request. */
export const cameFromHospital = (): boolean => hospitalSecret() !== null && new URLSearchParams(location.search).has('state')

/** Completes a sign-in after the redirect from the hospital. The code is removed from the address bar and never sent twice. */
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

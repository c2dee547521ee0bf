import type { Input } from '@sella/contract/calls/index'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'
import { keys } from './queries'

const secondFactorKey = ['second factor'] as const

/** Whether signing in requires a code of the authenticator. */
export const useSecondFactor = () =>
  useQuery({ queryKey: secondFactorKey, queryFn: ({ signal }) => ask('secondFactorGet', {}, { signal }) })

export const beginSecondFactor = (input: Input<'secondFactorBegin'>) => ask('secondFactorBegin', input)

/**
 * Matches the queries that depend on how the user signs in: adding a second factor ends other sessions, and clinics that require
 * one become accessible or not.
 */
export const whatHangsOnFactors = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  [secondFactorKey[0], 'passkeys', keys.sessions[0], keys.clinic[0], keys.clinics[0]].includes(String(queryKey[0]))

const useChange = <I, O>(change: (input: I) => Promise<O>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ predicate: whatHangsOnFactors }),
  })
}

export const useConfirmSecondFactor = () => useChange((code: string) => ask('secondFactorConfirm', { code }))
export const useRenewRecovery = () => useChange((input: Input<'secondFactorRecovery'>) => ask('secondFactorRecovery', input))
export const useEndSecondFactor = () => useChange((input: Input<'secondFactorOff'>) => ask('secondFactorOff', input))

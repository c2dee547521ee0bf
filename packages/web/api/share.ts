import type { Input } from '@sella/contract/calls/index'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'

const allShares = ['clinic', 'shares'] as const
/** Null: of all cases. */
const sharesKey = (caseUuid: string | null) => [...allShares, caseUuid ?? ''] as const

/** The links of a case; of all cases if null. */
export const useShares = (caseUuid: string | null, enabled: boolean) =>
  useQuery({
    queryKey: sharesKey(caseUuid),
    queryFn: ({ signal }) => ask('shareList', caseUuid === null ? {} : { caseUuid }, { signal }),
    enabled,
  })

/** A link is in the list of its case and in that of all cases. */
const useChange = <I, O>(change: (input: I) => Promise<O>) => {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => void client.invalidateQueries({ queryKey: allShares }) })
}

export const useShareAdd = (caseUuid: string) =>
  useChange((input: Omit<Input<'shareAdd'>, 'caseUuid'>) => ask('shareAdd', { ...input, caseUuid }))
export const useShareStop = () => useChange((uuid: string) => ask('shareStop', { uuid }))
export const useShareExtend = () => useChange((input: Input<'shareExtend'>) => ask('shareExtend', input))

/** What a link shows to its recipient: fetched once, because each reply counts as an opening. */
export const useShared = (token: string, given: { readonly password: string; readonly turn: number } | null) =>
  useQuery({
    queryKey: ['shared', token, given],
    queryFn: ({ signal }) => ask('shareOpen', { token, ...(given && { password: given.password }) }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

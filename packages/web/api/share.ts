import type { Input } from '@sella/contract/calls/index'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'

/** Null: over all cases. */
const sharesKey = (caseUuid: string | null) => ['clinic', 'shares', caseUuid ?? ''] as const

/** The links of a case; with null of all. */
export const useShares = (caseUuid: string | null, enabled: boolean) =>
  useQuery({
    queryKey: sharesKey(caseUuid),
    queryFn: ({ signal }) => ask('shareList', caseUuid === null ? {} : { caseUuid }, { signal }),
    enabled,
  })

const useChange = <I, O>(caseUuid: string | null, change: (input: I) => Promise<O>) => {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => void client.invalidateQueries({ queryKey: sharesKey(caseUuid) }) })
}

export const useShareAdd = (caseUuid: string) =>
  useChange(caseUuid, (input: Omit<Input<'shareAdd'>, 'caseUuid'>) => ask('shareAdd', { ...input, caseUuid }))
export const useShareStop = (caseUuid: string | null) => useChange(caseUuid, (uuid: string) => ask('shareStop', { uuid }))
export const useShareExtend = (caseUuid: string | null) =>
  useChange(caseUuid, (input: Input<'shareExtend'>) => ask('shareExtend', input))

/** What a link shows, for who holds it: asked once, for each answer is an opening. */
export const useShared = (token: string, password: string | null) =>
  useQuery({
    queryKey: ['shared', token, password],
    queryFn: ({ signal }) => ask('shareOpen', { token, ...(password === null ? {} : { password }) }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

import type { Input } from '@sella/contract/calls/index'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'
import { useMay, useMyClinics } from './clinic'
import { keys } from './queries'

/** Under the clinic's key: changes to members fetch it again. */
const handOversKey = [...keys.clinic, 'handOvers'] as const

const asked = 60_000

/** Hand-overs visible to the user, optionally of one case. Empty at her own desk. */
export const useHandOvers = (caseUuid?: string) => {
  const atClinic = useMyClinics().data?.desk !== null
  return useQuery({
    queryKey: [...handOversKey, caseUuid ?? ''],
    queryFn: ({ signal }) => ask('handOverList', caseUuid === undefined ? {} : { caseUuid }, { signal }),
    enabled: atClinic,
    staleTime: asked,
    refetchInterval: asked,
    retry: false,
  })
}

/** Number of offers waiting for the user's own answer. */
export const useOffers = (): number => useHandOvers().data?.filter(({ mine }) => mine).length ?? 0

/** Members who can take cases. */
export const useReceivers = () =>
  useQuery({
    queryKey: [...handOversKey, 'to'],
    queryFn: ({ signal }) => ask('handOverTo', {}, { signal }),
    enabled: useMay('share'),
  })

const useChange = <I, O>(change: (input: I) => Promise<O>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      void Promise.all([
        client.invalidateQueries({ queryKey: keys.clinic }),
        client.invalidateQueries({ queryKey: keys.patients }),
      ]),
  })
}

export const useHandOver = () => useChange((input: Input<'handOverAdd'>) => ask('handOverAdd', input))
export const useSettleHandOver = () => useChange((input: Input<'handOverSettle'>) => ask('handOverSettle', input))

import { type OverlapScheme, parseSchemes, serialiseSchemes } from '@sella/ceph/superimpose/scheme'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../api/client'

const keyOf = (caseUuid: string) => ['overlaps', caseUuid] as const

/** The stored text cannot be read as schemes; writing over it would lose them. */
export class UnreadableSchemes extends Error {}

/** The overlap schemes of a case. */
export const useSchemes = (caseUuid: string) =>
  useQuery({
    queryKey: keyOf(caseUuid),
    queryFn: async ({ signal }) => {
      const schemes = parseSchemes(await ask('overconfigFind', { caseUuid }, { signal }))
      if (schemes === null) throw new UnreadableSchemes()
      return schemes
    },
    retry: 1,
  })

/** Saves all schemes of the case; what is shown changes when the server has them. */
export const useSaveSchemes = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (schemes: readonly OverlapScheme[]) => ask('overconfigUpdate', { caseUuid, content: serialiseSchemes(schemes) }),
    onSuccess: (_, schemes) => client.setQueryData(keyOf(caseUuid), schemes),
  })
}

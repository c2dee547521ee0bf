import type { OpenedKind } from '@sella/contract/opened'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'

const openedKey = ['opened'] as const

/** How many of each kind open without a sign-in because the doctor made them; asked for each time it is shown. */
export const useOpened = () =>
  useQuery({ queryKey: openedKey, queryFn: ({ signal }) => ask('openedGet', {}, { signal }), staleTime: 0 })

/** They stand in lists of links, invitations and machines too. */
export const useOpenedStop = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (kind: OpenedKind) => ask('openedStop', { kind }),
    onSettled: () => void client.invalidateQueries(),
  })
}

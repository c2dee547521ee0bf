import type { Input } from '@sella/contract/calls/index'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'
import { keys } from './queries'

/** Moves an image to another slot or record of the case; two change places when the slot is taken. */
export const useMoveImage = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'imageMove'>) => ask('imageMove', input),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.records(caseUuid) }),
        client.invalidateQueries({ queryKey: keys.patients }),
      ]),
  })
}

export const useDeleteImage = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (uuid: string) => ask('imageDelete', { uuid }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.records(caseUuid) }),
        client.invalidateQueries({ queryKey: keys.patients }),
      ]),
  })
}

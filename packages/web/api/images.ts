import type { Input } from '@sella/contract/calls/index'
import type { CaseRecord } from '@sella/contract/entities'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'
import { keys } from './queries'

/** Moves an image to another slot or record of the case; if the slot is taken, the two are swapped. */
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

/** Makes an image the chosen one of its kind. */
export const useChooseImage = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({ mutationFn: (uuid: string) => ask('imageChoose', { uuid }), onSuccess: () => refresh(client, caseUuid) })
}

/** Removes images that were uploaded together. */
export const useTakeBack = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (uuids: readonly string[]) => ask('imageTakeBack', { uuids: [...uuids] }),
    onSuccess: () => refresh(client, caseUuid),
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

const refresh = (client: QueryClient, caseUuid: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: keys.records(caseUuid) }),
    client.invalidateQueries({ queryKey: keys.patients }),
    client.invalidateQueries({ queryKey: binKey }),
  ])

/**
 * Changes what is shown of an image, or restores it, and updates its record at once. IMAGE_HAS_POINTS if points would move;
 * PICTURE_CHANGED if another edit is stored than the one it was made on.
 */
export const useEditImage = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'imageEdit'>) => ask('imageEdit', input),
    onSuccess: photo => {
      client.setQueryData<readonly CaseRecord[]>(keys.records(caseUuid), records =>
        records?.map(record => ({ ...record, photos: record.photos.map(each => (each.uuid === photo.uuid ? photo : each)) })),
      )
      return refresh(client, caseUuid)
    },
    onError: () => refresh(client, caseUuid),
  })
}

/**
 * Rotates a film with its tracing. Neither is shown before both have been received: points of the old pixels would be drawn on
 * the new ones. RECORD_CONFLICT, PICTURE_CHANGED, FILM_RESTED_ON.
 */
export const useTurnFilm = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'imageEdit'>) => ask('imageEdit', input),
    onSettled: () => refresh(client, caseUuid),
  })
}

const binKey = ['bin'] as const

export const useImageBin = (recordUuid: string | null) =>
  useQuery({
    queryKey: [...binKey, 'images', recordUuid],
    queryFn: ({ signal }) => ask('imageBin', { recordUuid: recordUuid ?? '' }, { signal }),
    enabled: recordUuid !== null,
    gcTime: 0,
  })

export const useRecordBin = (caseUuid: string) =>
  useQuery({
    queryKey: [...binKey, 'records', caseUuid],
    queryFn: ({ signal }) => ask('timebarBin', { caseUuid }, { signal }),
    gcTime: 0,
  })

/** Restores an image from the bin; an image now in its slot goes to the bin. */
export const useRestoreImage = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({ mutationFn: (uuid: string) => ask('imageRestore', { uuid }), onSuccess: () => refresh(client, caseUuid) })
}

export const useRestoreRecord = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (uuid: string) => ask('timebarRestore', { uuid }),
    onSuccess: () => refresh(client, caseUuid),
  })
}

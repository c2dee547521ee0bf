import type { Output } from '@sella/contract/calls/index'
import type { ImageKind } from '@sella/contract/entities'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'
import { keys } from './queries'

const ofRecord = (recordUuid: string, what: 'links' | 'photos') => [...keys.waiting, what, recordUuid] as const

/** The open phone links of a record; fetched again at every event of the waiting room. */
export const usePhoneLinks = (recordUuid: string) =>
  useQuery({
    queryKey: ofRecord(recordUuid, 'links'),
    queryFn: ({ signal }) => ask('phoneLinks', { recordUuid }, { signal }),
  })

/** Photos sent by phone for a record that are still waiting, in the order they were taken. */
export const usePhonePhotos = (recordUuid: string) =>
  useQuery({
    queryKey: ofRecord(recordUuid, 'photos'),
    queryFn: ({ signal }) => ask('waitingList', { state: 'waiting', recordUuid, limit: 500 }, { signal }),
    select: ({ rows }) => rows.filter(({ source }) => source === 'phone').toReversed(),
  })

export interface PhotoFiling {
  readonly uuid: string
  readonly kind: ImageKind
}

/** Moves photos into their record, one after another; if a slot is taken, both are kept. Resolves to the number moved. */
export const useFilePhotos = (recordUuid: string, caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (photos: readonly PhotoFiling[]) => {
      for (const { uuid, kind } of photos)
        await ask('waitingPlace', { uuid, recordUuid, type: kind, ifKnown: 'refuse', ifTaken: 'beside' })
      return photos.length
    },
    onSettled: () =>
      void Promise.all(
        [keys.waiting, keys.patients, keys.records(caseUuid)].map(queryKey => client.invalidateQueries({ queryKey })),
      ),
  })
}

export type PhoneLink = Output<'phoneLinkAdd'>

/** A new link for a record. */
export const addPhoneLink = (recordUuid: string, signal: AbortSignal): Promise<PhoneLink> =>
  ask('phoneLinkAdd', { recordUuid }, { signal })

/** Closes a link, even while the page is being closed; if the call is lost, the link expires by itself. */
export const closePhoneLink = (uuid: string): void =>
  void ask('phoneLinkClose', { uuid }, { keepalive: true }).catch(() => undefined)

/** Whether a link is open, asked by the phone that has its token. */
export const usePhoneLook = (token: string) =>
  useQuery({
    queryKey: ['phone', token],
    queryFn: ({ signal }) => ask('phoneLook', {}, { signal, key: token }),
    retry: false,
    refetchInterval: 15_000,
  })

/** Sends a photo using a link's token. */
export const sendPhoto = (token: string, file: File, signal: AbortSignal) =>
  ask('phoneSend', { name: file.name.slice(-200) || 'photo.jpg' }, { key: token, file, signal })

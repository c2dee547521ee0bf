import type { CaseRecord, Photo } from '@sella/contract/entities'
import { isGoing, type Queue } from '@sella/workbench/uploads/queue'
import { makeUploads, type Uploads } from '@sella/workbench/uploads/uploads'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { keys, useUser } from '../api/queries'
import { onSessionChange, token, windowName } from '../memory/session'
import { keepingIn } from './keeping'
import { parkedDrops } from './parked-drops'
import { sendFile } from './send-file'

/** Files that have arrived are shown in their record at once. */
const showArrived = (
  client: QueryClient,
  { caseUuid, record, photo }: { caseUuid: string; record: string; photo: Photo },
): void => {
  client.setQueryData<readonly CaseRecord[]>(keys.records(caseUuid), records =>
    records?.map(row => {
      const others = row.photos.filter(({ type }) => type !== photo.type)
      return row.uuid === record ? { ...row, photos: [...others, photo] } : row
    }),
  )
  void client.invalidateQueries({ queryKey: keys.records(caseUuid) })
  void client.invalidateQueries({ queryKey: keys.patients })
}

const made = new WeakMap<QueryClient, Uploads<Blob>>()

/** The uploads of the application, which continue whatever page is shown. */
const uploadsOf = (client: QueryClient): Uploads<Blob> => {
  const existing = made.get(client)
  if (existing) return existing
  const now = () => Date.now()
  const queue = makeUploads<Blob>({
    send: sendFile,
    keeping: keepingIn(windowName(), now),
    now,
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    onArrived: ({ caseUuid, place, photo }) => showArrived(client, { caseUuid, record: place.record, photo }),
  })
  const uploads: Uploads<Blob> = {
    ...queue,
    add: (drop, coming) => {
      queue.add(drop, coming)
      // What a page leaves out because the session ended is asked about again.
      if (token() !== null)
        parkedDrops.decided(
          drop.id,
          coming.map(({ item }) => ({ name: item.name, size: item.bytes })),
        )
    },
  }
  made.set(client, uploads)
  onSessionChange(() => token() === null && uploads.close())
  window.addEventListener('online', uploads.reached)
  return uploads
}

export const useUploads = (): Uploads<Blob> => uploadsOf(useQueryClient())

/** The current queue, rendered again with every change. */
export const useQueue = (): Queue => {
  const uploads = useUploads()
  return useSyncExternalStore(uploads.subscribe, uploads.all)
}

/** Resumes the doctor's uploads; leaving the browser asks for confirmation while one is running. Used once per layout. */
export const useUploading = (): void => {
  const uploads = useUploads()
  const userId = useUser().data?.userId
  const going = useQueue().items.some(isGoing)
  useEffect(() => {
    if (userId) void uploads.open(userId)
  }, [uploads, userId])
  useEffect(() => {
    if (!going) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [going])
}

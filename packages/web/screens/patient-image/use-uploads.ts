import type { CaseRecord, Photo } from '@sella/contract/entities'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keys } from '../../api/queries'
import { makeUploads, type Uploads } from './uploads'

/** The uploads of a case. What has arrived stands in its record at once. Leaving the page while files are going asks first. */
export const useUploads = (caseUuid: string): Uploads => {
  const client = useQueryClient()
  const [uploads] = useState(() =>
    makeUploads((record: string, photo: Photo) => {
      client.setQueryData<readonly CaseRecord[]>(keys.records(caseUuid), held =>
        held?.map(one =>
          one.uuid === record ? { ...one, photos: [...one.photos.filter(p => p.type !== photo.type), photo] } : one,
        ),
      )
      void client.invalidateQueries({ queryKey: keys.records(caseUuid) })
      void client.invalidateQueries({ queryKey: keys.patients })
    }),
  )
  const all = useSyncExternalStore(uploads.subscribe, uploads.all)
  const going = [...all.values()].some(one => one.error === null)
  useEffect(() => {
    if (!going) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [going])
  return uploads
}

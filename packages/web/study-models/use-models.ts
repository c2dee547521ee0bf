import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import type { CaseRecord } from '@sella/contract/entities'
import { useEffect, useState } from 'react'
import { loadMesh } from './load-mesh'
import type { Mesh } from './mesh'

export type Models = Readonly<Partial<Record<Jaw, Mesh>>>

export const kindOf = { upper: 'Upper_Model', lower: 'Lower_Model' } as const

/** The models of a record, read side by side; how far they are, and what went wrong. */
export const useModels = (record: CaseRecord) => {
  const [models, setModels] = useState<Models | null>(null)
  const [read, setRead] = useState<Readonly<Partial<Record<Jaw, number>>>>({})
  const [failed, setFailed] = useState<unknown>(null)
  const photos = jaws.flatMap(jaw => {
    const photo = record.photos.find(each => each.type === kindOf[jaw])
    return photo ? [{ jaw, photo }] : []
  })
  const named = photos.map(({ photo }) => photo.uuid).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the models are named by their uuids; their signed addresses change
  useEffect(() => {
    const stop = new AbortController()
    const load = async (): Promise<void> => {
      const loaded = await Promise.all(
        photos.map(async ({ jaw, photo }) => {
          const onProgress = (bytes: number): void => setRead(before => ({ ...before, [jaw]: bytes }))
          return [jaw, await loadMesh(photo.url, { signal: stop.signal, onProgress })] as const
        }),
      )
      setModels(Object.fromEntries(loaded))
    }
    load().catch(error => {
      if (!stop.signal.aborted) setFailed(error)
    })
    return () => stop.abort()
  }, [named])
  const all = photos.reduce((sum, { photo }) => sum + photo.bytes, 0)
  const come = jaws.reduce((sum, jaw) => sum + (read[jaw] ?? 0), 0)
  return { models, failed, photos, percent: all ? Math.min(100, Math.floor((100 * come) / all)) : 0 }
}

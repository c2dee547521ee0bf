import type { Medium } from '@sella/ceph/study-models/readings'
import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import { imageReadOn } from '@sella/contract/documents/study-models'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { useEffect, useState } from 'react'
import { type JawPicture, loadPicture } from './jaw-picture'
import { loadMesh } from './load-mesh'
import type { Mesh } from './mesh'

export type Models = Readonly<Partial<Record<Jaw, Mesh>>>

/** The picture or model of a record on which a jaw is measured. */
const fileOfJaw = (record: CaseRecord, medium: Medium, jaw: Jaw): Photo | undefined => imageReadOn(record.photos, medium, jaw)

type Load<T> = (
  of: { readonly jaw: Jaw; readonly photo: Photo },
  loading: { readonly signal: AbortSignal; readonly onProgress: (bytes: number) => void },
) => Promise<T>

/** Files of both jaws, loaded in parallel; their progress and errors. */
const useJawFiles = <T>(record: CaseRecord, on: Readonly<Record<Jaw, Medium>>, load: Load<T>) => {
  const [models, setModels] = useState<Readonly<Partial<Record<Jaw, T>>> | null>(null)
  const [read, setRead] = useState<Readonly<Partial<Record<Jaw, number>>>>({})
  const [failed, setFailed] = useState<unknown>(null)
  const photos = jaws.flatMap(jaw => {
    const photo = fileOfJaw(record, on[jaw], jaw)
    return photo ? [{ jaw, photo }] : []
  })
  const named = photos.map(({ photo }) => `${photo.uuid} ${photo.shown}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files are named by their uuids; their signed addresses change
  useEffect(() => {
    const stop = new AbortController()
    const loadAll = async (): Promise<void> => {
      const loaded = await Promise.all(
        photos.map(async of => {
          const onProgress = (bytes: number): void => setRead(before => ({ ...before, [of.jaw]: bytes }))
          return [of.jaw, await load(of, { signal: stop.signal, onProgress })] as const
        }),
      )
      setModels(Object.fromEntries(loaded) as Partial<Record<Jaw, T>>)
    }
    loadAll().catch(error => {
      if (!stop.signal.aborted) setFailed(error)
    })
    return () => stop.abort()
  }, [named])
  const all = photos.reduce((sum, { photo }) => sum + photo.bytes, 0)
  const come = jaws.reduce((sum, jaw) => sum + (read[jaw] ?? 0), 0)
  return { models, failed, photos, percent: all ? Math.min(100, Math.floor((100 * come) / all)) : 0 }
}

const surfaces = { upper: 'surface', lower: 'surface' } as const

/** The models of a record. */
export const useModels = (record: CaseRecord) =>
  useJawFiles<Mesh>(record, surfaces, ({ photo }, loading) => loadMesh(photo.url, loading))

/** What the jaws of a record are measured on: models, or occlusal photographs. */
export const useJawViews = (record: CaseRecord, on: Readonly<Record<Jaw, Medium>>) =>
  useJawFiles<Mesh | JawPicture>(record, on, ({ jaw, photo }, loading) =>
    on[jaw] === 'photo' ? loadPicture(photo, loading) : loadMesh(photo.url, loading),
  )

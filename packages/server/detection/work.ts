import type { FilmChecks } from '@sella/contract/entities'
import type { PorionChoice } from '@sella/contract/porion'
import { remakeRenditions, renditionPath } from '../files/renditions'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import type { JobRow } from '../jobs/store'
import type { Work } from '../jobs/worker'
import type { FilmDetector } from './film-detector'

/** What a detection job is told. */
export interface DetectionInput {
  readonly hash: string
  readonly mmPerPixel: number | null
  /** Of a film whose pixels were moved: points are found where they are shown. */
  readonly recipe?: string | null
  readonly shown?: string | null
  /** Absent in jobs of before there was a choice. */
  readonly porion?: PorionChoice
}

/** A picture's own file; of an edited one the working copy on which its points will stand. */
export const placeOf = async (
  files: FileStore,
  { hash, recipe, shown }: Pick<DetectionInput, 'hash' | 'recipe' | 'shown'>,
): Promise<string | null> => {
  if (!recipe || !shown) return files.original(hash)
  const path = renditionPath('work', shown)
  const there = (await files.find(path)) !== null || (await remakeRenditions(files, { hash, recipe, shown }))
  return there ? files.renditionPlace(path) : null
}

/** Told what was noticed about the film of a job. */
export type Noticed = (job: JobRow, input: DetectionInput, checks: FilmChecks) => Promise<void>

/**
 * Detects the landmarks of one film; the job's result is the detection as JSON text. Nothing is placed in the record: only what was
 * noticed about the film itself is kept with it.
 */
export const detectionWork =
  (files: FileStore, detector: FilmDetector, noticed: Noticed): Work =>
  async (job, progress) => {
    const input = JSON.parse(job.input) as DetectionInput
    const { mmPerPixel, porion, ...image } = input
    const place = await placeOf(files, image)
    if (!place) throw new Refusal('NO_LATERAL_FILM')
    const detection = await detector.detect({ place, mmPerPixel, porion }, progress)
    const { isCeph, mirrored, inverted, rotated } = detection.checks
    if (!isCeph) throw new Refusal('NOT_A_CEPH')
    await noticed(job, input, { mirrored, inverted, rotated })
    return JSON.stringify(detection)
  }

import type { FilmChecks } from '@sella/contract/entities'
import type { PorionChoice } from '@sella/contract/porion'
import { remakeRenditions, renditionPath } from '../files/renditions'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import type { JobRow } from '../jobs/store'
import type { Work } from '../jobs/worker'
import type { FilmDetector } from './film-detector'

/** The input of a detection job. */
export interface DetectionInput {
  readonly hash: string
  readonly mmPerPixel: number | null
  /** Set for a film whose edit moved its pixels: points are detected on the film as displayed. */
  readonly recipe?: string | null
  readonly shown?: string | null
  /** Absent in jobs from before there was a choice. */
  readonly porion?: PorionChoice
}

/** The path of a picture's own file or, for an edited one, of the working copy on which its points will be placed. */
export const placeOf = async (
  files: FileStore,
  { hash, recipe, shown }: Pick<DetectionInput, 'hash' | 'recipe' | 'shown'>,
): Promise<string | null> => {
  if (!recipe || !shown) return files.original(hash)
  const path = renditionPath('work', shown)
  const there = (await files.find(path)) !== null || (await remakeRenditions(files, { hash, recipe, shown }))
  return there ? files.renditionPlace(path) : null
}

/** Receives what was noticed about the film of a job. */
export type Noticed = (job: JobRow, input: DetectionInput, checks: FilmChecks) => Promise<void>

/**
 * Detects the landmarks of one film; the job's result is the detection as JSON text. No points are stored in the record: only
 * what was noticed about the film itself is stored with it.
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

import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import type { Work } from '../jobs/worker'
import type { FilmDetector } from './film-detector'

/** What a detection job is told. */
export interface DetectionInput {
  readonly hash: string
  readonly mmPerPixel: number | null
}

/** Detects the landmarks of one film; the job's result is the detection as JSON text. The record is left as it is. */
export const detectionWork =
  (files: FileStore, detector: FilmDetector): Work =>
  async (job, progress) => {
    const { hash, mmPerPixel } = JSON.parse(job.input) as DetectionInput
    const place = await files.original(hash)
    if (!place) throw new Refusal('NO_LATERAL_FILM')
    const detection = await detector.detect({ place, mmPerPixel }, progress)
    if (!detection.checks.isCeph) throw new Refusal('NOT_A_CEPH')
    return JSON.stringify(detection)
  }

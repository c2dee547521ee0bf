import type { Detector } from '@sella/detect/detector'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import type { Work } from '../jobs/worker'
import { filmPixels } from './film'

/** What a detection job is told. */
export interface DetectionInput {
  readonly hash: string
  readonly mmPerPixel: number | null
}

/** Detects the landmarks of one film; the job's result is the detection as JSON text. The record is left as it is. */
export const detectionWork =
  (files: FileStore, detector: Detector): Work =>
  async (job, { signal, report }) => {
    const { hash, mmPerPixel } = JSON.parse(job.input) as DetectionInput
    report(0, 'reading')
    const picture = await filmPixels(files, hash)
    const detection = await detector.detect(picture, { mmPerPixel: mmPerPixel ?? undefined, signal, progress: report })
    if (!detection.checks.isCeph) throw new Refusal('NOT_A_CEPH')
    return JSON.stringify(detection)
  }

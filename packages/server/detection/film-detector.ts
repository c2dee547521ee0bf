import type { Detection, Detector, PorionChoice } from '@sella/detect/detector'
import type { Progress } from '../jobs/worker'
import { greyPixels } from './film'

export interface Film {
  /** Path of the original on this machine. */
  readonly place: string
  readonly mmPerPixel: number | null
  readonly porion?: PorionChoice
}

/** Detects landmarks on a film's file; decoding is included. */
export interface FilmDetector {
  /** Stops between two steps when the signal is aborted; refuses a file that is not a picture. */
  detect(film: Film, progress: Progress): Promise<Detection>
  close(): Promise<void>
}

/** Runs in this thread: decoding and the detector's own steps block everything else it does. */
export const inThisThread = (detector: Detector): FilmDetector => ({
  detect: async ({ place, mmPerPixel, porion }, { signal, report }) => {
    report(0, 'reading')
    const picture = await greyPixels(place)
    return detector.detect(picture, { mmPerPixel: mmPerPixel ?? undefined, porion, signal, progress: report })
  },
  close: async () => undefined,
})

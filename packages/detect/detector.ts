import { apply } from './film/canonical'
import { unfamiliarity } from './film/familiarity'
import type { Network } from './film/network'
import type { Numbers } from './film/numbers'
import { pyramid } from './film/picture'
import { guarded } from './film/shape-model'
import type { DetectionBench } from './passes/coarse-pass'
import { type Turn, upright } from './passes/film-checks'
import { refine } from './passes/fine-pass'
import { readFurther } from './passes/further-pass'
import { findPose } from './passes/pose'
import type { Detector } from './reading/detection'
import { type FilmReading, skinned } from './reading/film-reading'
import { landmarksOf } from './reading/landmarks'
import { outlineOf } from './reading/outline'
import { withPorion } from './reading/porion-by-choice'

export type { GreyPicture } from './film/picture'
export type { PorionChoice, PorionDefinition } from './passes/porion'
export type { DetectedPoint, Detection, DetectOptions, Detector } from './reading/detection'

/** The pipeline on any engine: pose and film checks, coarse and canonical passes, outlier guard, fine patches, estimates. */
export function detectorOf(model: string, network: Network, numbers: Numbers): Detector {
  return {
    async detect(picture, options = {}) {
      const step = (done: number, name: string) => {
        options.signal?.throwIfAborted()
        options.progress?.(done, name)
      }
      step(0, 'reading')
      const bench: DetectionBench = { levels: pyramid(picture), network, numbers }
      const look = await findPose(bench, step)
      const { mirrored, inverted, turn } = look?.pose ?? upright
      const checks = { isCeph: look !== null, mirrored, inverted, rotated: ((360 - turn) % 360) as Turn }
      if (!look) return { model, checks, landmarks: {} }
      const starts = guarded(
        look.points.map(p => apply(look.toCanonical, p)),
        numbers,
      )
      const frame = { toCanonical: look.toCanonical, inverted }
      const refined = await refine(bench, starts, { ...frame, step: done => step(0.5 + 0.3 * done, 'fine') })
      const further = await readFurther(
        bench,
        refined.map(r => r.at),
        { ...frame, step: () => step(0.8, 'fine') },
      )
      step(0.9, 'estimating')
      const widening = numbers.familiar ? unfamiliarity({ levels: bench.levels, ...frame }, numbers.familiar) : 1
      const reading: FilmReading = { bench, look, starts, refined, ...skinned(bench, look, refined, further), widening }
      const chosen = await withPorion(reading, { ...landmarksOf(reading, options.mmPerPixel), wanted: options.porion ?? 'film' })
      const outline = outlineOf(reading)
      step(1, 'done')
      return { model, checks, ...chosen, outline }
    },
  }
}

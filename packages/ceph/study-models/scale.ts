import { photoReadingError, planeShare } from '../data/study-models/photo-errors'
import { distance3 } from '../geometry/space'
import { hasReadings } from './other-file'
import type { ModelReadings } from './readings'
import { type Jaw, jawOf, jaws, type Tooth } from './tooth'

/**
 * mm per unit of what a jaw was read on. 1 for a surface whose unit is unknown, because scans are nearly always in mm. For a
 * photograph, by its ruler; null without a ruler or its length, because a picture has no size of its own.
 */
export function scaleOf({ on, rulers, mmPerUnit }: ModelReadings, jaw: Jaw): number | null {
  if (on[jaw] === 'surface') return mmPerUnit[jaw] ?? 1
  const ruler = rulers[jaw]
  const long = ruler ? distance3(ruler.from, ruler.to) : 0
  return ruler && ruler.mm !== null && long > 0 ? ruler.mm / long : null
}

/**
 * Relative standard error common to all lengths of a jaw: 0 for a surface; for a photograph due to the ruler's ends and plane.
 */
export function scaleShare({ on, rulers }: ModelReadings, jaw: Jaw): number {
  const mm = rulers[jaw]?.mm ?? null
  return on[jaw] === 'surface' || mm === null ? 0 : Math.hypot(photoReadingError / mm, planeShare)
}

/**
 * Standard error of a sum of `distances` lengths on a photograph that total `mm`; null for a surface, for whose arch lengths none
 * is stated.
 */
export const lengthError = (readings: ModelReadings, jaw: Jaw, mm: number, distances = 1): number | null =>
  readings.on[jaw] === 'surface' ? null : Math.hypot(photoReadingError * Math.sqrt(distances), scaleShare(readings, jaw) * mm)

/** The jaws that were read on a photograph: two-dimensional and less exact. */
export const photographed = (readings: ModelReadings): readonly Jaw[] =>
  jaws.filter(jaw => readings.on[jaw] === 'photo' && hasReadings(readings, jaw))

/** The photographed jaws without a ruler, on which nothing can be measured. */
export const unscaled = (readings: ModelReadings): readonly Jaw[] =>
  photographed(readings).filter(jaw => scaleOf(readings, jaw) === null)

/**
 * Whether the missing input is the scale of a photograph rather than a point: for one of the given jaws, or for a tooth listed as
 * lacking.
 */
export const lacksScale = (readings: ModelReadings, of: readonly Jaw[], lacking: readonly Tooth[]): boolean =>
  unscaled(readings).some(jaw => of.includes(jaw) || lacking.some(tooth => jawOf(tooth) === jaw))

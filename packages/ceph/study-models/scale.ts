import { photoReadingError, planeShare } from '../data/study-models/photo-errors'
import { distance3 } from '../geometry/space'
import { hasReadings } from './other-file'
import type { ModelReadings } from './readings'
import { type Jaw, jawOf, jaws, type Tooth } from './tooth'

/**
 * mm of one unit of what a jaw was read on. Of a surface whose unit nobody named 1: scans are in mm nearly always. Of a photograph what
 * its ruler says; null without one, or without its length: a picture has no size of its own.
 */
export function scaleOf({ on, rulers, mmPerUnit }: ModelReadings, jaw: Jaw): number | null {
  if (on[jaw] === 'surface') return mmPerUnit[jaw] ?? 1
  const ruler = rulers[jaw]
  const long = ruler ? distance3(ruler.from, ruler.to) : 0
  return ruler && ruler.mm !== null && long > 0 ? ruler.mm / long : null
}

/** Share (standard error) by which all lengths of a jaw may be off alike: 0 of a surface; of a photograph by its ruler's ends and plane. */
export function scaleShare({ on, rulers }: ModelReadings, jaw: Jaw): number {
  const mm = rulers[jaw]?.mm ?? null
  return on[jaw] === 'surface' || mm === null ? 0 : Math.hypot(photoReadingError / mm, planeShare)
}

/** Standard error of `distances` lengths of a photograph that add up to mm; null of a surface, of whose arch lengths none is stated. */
export const lengthError = (readings: ModelReadings, jaw: Jaw, mm: number, distances = 1): number | null =>
  readings.on[jaw] === 'surface' ? null : Math.hypot(photoReadingError * Math.sqrt(distances), scaleShare(readings, jaw) * mm)

/** The jaws that were read on a photograph: two-dimensional and less exact. */
export const photographed = (readings: ModelReadings): readonly Jaw[] =>
  jaws.filter(jaw => readings.on[jaw] === 'photo' && hasReadings(readings, jaw))

/** Those of them without a ruler: nothing is measured there. */
export const unscaled = (readings: ModelReadings): readonly Jaw[] =>
  photographed(readings).filter(jaw => scaleOf(readings, jaw) === null)

/** Whether what lacks is the scale of a photograph, not a point: of one of the jaws asked about, or of a tooth named as lacking. */
export const lacksScale = (readings: ModelReadings, of: readonly Jaw[], lacking: readonly (Tooth | 'plane')[]): boolean =>
  unscaled(readings).some(jaw => of.includes(jaw) || lacking.some(tooth => tooth !== 'plane' && jawOf(tooth) === jaw))

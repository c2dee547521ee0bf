import type { LandmarkName } from '../data/landmarks'
import { distance, isFinitePoint, type Point } from '../geometry/point'
import type { Calibration } from './calibration-types'
import { isRulerLength } from './ruler-length'
import { impossibleLength, type ScaleWarning } from './scale-warnings'
import type { Ruler, Tracing } from './tracing'

/** Mean length of the anterior cranial base in mm; the specification's "pixel-to-mm ratio 71.8 relative to S-Na". */
export const ASSUMED_S_NA_MM = 71.8

const none: Calibration = { mmPerPixel: null, provenance: 'none' }

const positive = (scale: number): boolean => Number.isFinite(scale) && scale > 0

/**
 * mm per pixel given by a ruler. A pixel distance of 0 is treated as 1 to avoid dividing by 0; `calibrate` decides whether such a
 * ruler is valid.
 */
export function rulerMmPerPixel({ ends, mm }: Ruler): number {
  const pixels = distance(ends[0], ends[1])
  return mm / (pixels === 0 ? 1 : pixels)
}

const rulerCounts = ({ ends, mm }: Ruler): boolean =>
  ends.every(isFinitePoint) && distance(ends[0], ends[1]) > 0 && isRulerLength(mm)

/** mm per pixel if S-Na of this film were 71.8 mm; null if either point is missing or they coincide. */
export function assumedMmPerPixel(points: Readonly<Partial<Record<LandmarkName, Point>>>): number | null {
  const { S, Na } = points
  if (!S || !Na) return null
  const scale = ASSUMED_S_NA_MM / distance(S, Na)
  return positive(scale) ? scale : null
}

/** The scale of the ruler, if there is one that counts. */
const rulerScale = (ruler: Tracing['ruler']): number | null => {
  const mmPerPixel = ruler && rulerCounts(ruler) ? rulerMmPerPixel(ruler) : 0
  return positive(mmPerPixel) ? mmPerPixel : null
}

/**
 * The scale as it is given, by ruler or file, whether or not a patient can have it: for points that are measured alone, of which
 * nothing is judged.
 */
export const givenScale = ({ ruler, fileScale }: Tracing): Calibration => {
  const mmPerPixel = rulerScale(ruler)
  if (mmPerPixel !== null) return { mmPerPixel, provenance: 'ruler' }
  return fileScale && positive(fileScale.mmPerPixel) ? fileScale : none
}

/** S-Na by the film's ruler, or else by its file, where no patient can have it: why that scale is not used; null if it can be. */
export const refusedScale = (tracing: Tracing): ScaleWarning | null => {
  const { mmPerPixel } = givenScale(tracing)
  return mmPerPixel === null ? null : impossibleLength(tracing, mmPerPixel)
}

/**
 * The scale of a film and its source: the ruler placed on it, otherwise the pixel size stated in its file or, of a photo, that of the film it is
 * aligned on, otherwise none. A
 * ruler of zero length, or of a length outside 1 to 100 mm, is ignored, and so is a scale by which S-Na is what no patient has. `assumeScale` assumes S-Na = 71.8 mm if nothing else is
 * known.
 */
export function calibrate(tracing: Tracing, assumeScale = false): Calibration {
  const { points, ruler, fileScale } = tracing
  const measured = rulerScale(ruler)
  const isUsed = (mmPerPixel: number): boolean => positive(mmPerPixel) && impossibleLength(tracing, mmPerPixel) === null
  if (measured !== null && isUsed(measured)) return { mmPerPixel: measured, provenance: 'ruler' }
  if (fileScale && isUsed(fileScale.mmPerPixel)) return { mmPerPixel: fileScale.mmPerPixel, provenance: fileScale.provenance }
  const assumed = assumeScale ? assumedMmPerPixel(points) : null
  return assumed === null ? none : { mmPerPixel: assumed, provenance: 'assumed' }
}

import type { LandmarkName } from '../data/landmarks'
import { distance, isFinitePoint, type Point } from '../geometry/point'
import type { Calibration } from './calibration-types'
import { isRulerLength } from './ruler-length'
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

/**
 * The scale of a film and its source: the ruler placed on it, otherwise the pixel size stated in its file or, of a photo, that of the film it is
 * aligned on, otherwise none. A
 * ruler of zero length, or of a length outside 1 to 100 mm, is ignored. `assumeScale` assumes S-Na = 71.8 mm if nothing else is
 * known.
 */
export function calibrate({ points, ruler, fileScale }: Tracing, assumeScale = false): Calibration {
  if (ruler && rulerCounts(ruler)) {
    const mmPerPixel = rulerMmPerPixel(ruler)
    if (positive(mmPerPixel)) return { mmPerPixel, provenance: 'ruler' }
  }
  if (fileScale && positive(fileScale.mmPerPixel)) return { mmPerPixel: fileScale.mmPerPixel, provenance: fileScale.provenance }
  const assumed = assumeScale ? assumedMmPerPixel(points) : null
  return assumed === null ? none : { mmPerPixel: assumed, provenance: 'assumed' }
}

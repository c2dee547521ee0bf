import type { LandmarkName } from '../data/landmarks'
import { distance, isFinitePoint, type Point } from '../geometry/point'
import type { Calibration } from './calibration-types'
import { isRulerLength } from './ruler-length'
import type { Ruler, Tracing } from './tracing'

/** Mean length of the anterior cranial base in mm; the specification's "pixel-to-mm ratio 71.8 relative to S-Na". */
const ASSUMED_S_NA_MM = 71.8

const none: Calibration = { mmPerPixel: null, provenance: 'none' }

const positive = (scale: number): boolean => Number.isFinite(scale) && scale > 0

/** mm per pixel of a ruler. A pixel distance of 0 counts as 1, so the arithmetic never divides by 0; whether such a ruler counts is `calibrate`'s matter. */
export function rulerMmPerPixel({ ends, mm }: Ruler): number {
  const pixels = distance(ends[0], ends[1])
  return mm / (pixels === 0 ? 1 : pixels)
}

const rulerCounts = ({ ends, mm }: Ruler): boolean =>
  ends.every(isFinitePoint) && distance(ends[0], ends[1]) > 0 && isRulerLength(mm)

/** mm per pixel if S-Na of this film were 71.8 mm; null without both points or when they coincide. */
export function assumedMmPerPixel(points: Readonly<Partial<Record<LandmarkName, Point>>>): number | null {
  const { S, Na } = points
  if (!S || !Na) return null
  const scale = ASSUMED_S_NA_MM / distance(S, Na)
  return positive(scale) ? scale : null
}

/**
 * The scale of a film with where it comes from: the ruler laid on it, else the pixel size its file states, else none. A ruler of no
 * length, or of a length outside 1 to 100 mm, is none. `assumeScale` sets S-Na to 71.8 mm where nothing else is known.
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

import type { LandmarkName } from '../data/landmarks'
import { distance } from '../geometry/point'
import type { Calibration } from './calibration-types'
import type { Tracing } from './tracing'

interface PlausibleLength {
  readonly length: 'S-Na' | 'N-Me'
  readonly between: readonly [LandmarkName, LandmarkName]
  readonly from: number
  readonly to: number
}

/** Ranges of lengths in mm; outside them a scale is unlikely to be right, for child or adult (product rule). */
export const plausibleLengths: readonly [PlausibleLength, ...PlausibleLength[]] = [
  { length: 'S-Na', between: ['S', 'Na'], from: 55, to: 90 },
  { length: 'N-Me', between: ['Na', 'Me'], from: 85, to: 160 },
]

/** A length that the scale makes implausible: its mm and the range it should be in. */
export interface ScaleWarning {
  readonly length: 'S-Na' | 'N-Me'
  readonly mm: number
  readonly from: number
  readonly to: number
}

/**
 * How far beyond the usual range of S-Na a scale is no longer unlikely but impossible: half its least, twice its most. Our own
 * margin, to be confirmed by a clinician; a ruler typed ten times too long or too short lies beyond it, a small child does not.
 */
const impossibleTimes = 2

/**
 * S-Na by a scale that no patient can have; null if it can be, or S or Na is missing. Such a scale is not used: it would judge
 * every length of the film by a slip of the ruler.
 */
export function impossibleLength({ points: { S, Na } }: Pick<Tracing, 'points'>, mmPerPixel: number): ScaleWarning | null {
  const [{ length, from, to }] = plausibleLengths
  if (!S || !Na) return null
  const mm = distance(S, Na) * mmPerPixel
  return mm < from / impossibleTimes || mm > to * impossibleTimes ? { length, mm, from, to } : null
}

/** Lengths of this film that its scale makes implausible; empty without a scale. The scale is never changed, only questioned. */
export function scaleWarnings({ points }: Tracing, { mmPerPixel }: Calibration): readonly ScaleWarning[] {
  if (mmPerPixel === null) return []
  return plausibleLengths.flatMap(({ length, between: [a, b], from, to }) => {
    const [p, q] = [points[a], points[b]]
    if (!p || !q) return []
    const mm = distance(p, q) * mmPerPixel
    return mm < from || mm > to ? [{ length, mm, from, to }] : []
  })
}

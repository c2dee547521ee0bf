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
export const plausibleLengths: readonly PlausibleLength[] = [
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

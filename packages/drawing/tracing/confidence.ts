import { expectedFaceMm } from '@sella/ceph/tracing/unsure'
import type { DrawnPoint } from './anatomy'
import { specialPointColour } from './colours'

/** How far off a point may be, by its expected error in mm of the face; `placed`: a hand vouches for it. */
export type ConfidenceStep = 'placed' | 'sure' | 'fair' | 'unsure' | 'poor'

/**
 * Blue to yellow with lightness rising step by step, which every kind of colour vision sees in the same order; bright is what wants a
 * look. `below`: the expected error in mm up to which a step holds; 2 mm is where a landmark counts as found (ISBI challenge 2015).
 */
export const confidenceSteps: readonly { readonly step: ConfidenceStep; readonly colour: string; readonly below: number }[] = [
  { step: 'sure', colour: '#4a6ea9', below: 1 },
  { step: 'fair', colour: '#8d9099', below: 2 },
  { step: 'unsure', colour: '#c9b45a', below: 4 },
  { step: 'poor', colour: '#ffea46', below: Number.POSITIVE_INFINITY },
]

/**
 * The colour of a point on the scale; without an expected error it counts as fair. What a hand placed stays out of the scale, in `placed`,
 * the colour that points have without it.
 */
export const confidenceColour = (
  point: Pick<DrawnPoint, 'origin' | 'errorPx'>,
  placed: string,
  pixelsPerMm: number | null,
): string => {
  if (point.origin === 'derived') return specialPointColour
  if (point.origin === 'manual') return placed
  const error = expectedFaceMm(point, pixelsPerMm) ?? 1
  return confidenceSteps.find(({ below }) => error < below)?.colour ?? placed
}

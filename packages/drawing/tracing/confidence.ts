import { expectedFaceMm } from '@sella/ceph/tracing/unsure'
import type { DrawnPoint } from './anatomy'
import { specialPointColour } from './colours'

/** How far off a point may be, by its expected error in mm of the face; `placed`: placed or confirmed by hand. */
export type ConfidenceStep = 'placed' | 'sure' | 'fair' | 'unsure' | 'poor'

/**
 * Blue to yellow with lightness rising step by step, an order preserved in every kind of colour vision; bright points need
 * attention. `below`: upper limit of a step's expected error in mm; within 2 mm a landmark counts as detected (ISBI challenge
 * 2015).
 */
export const confidenceSteps: readonly { readonly step: ConfidenceStep; readonly colour: string; readonly below: number }[] = [
  { step: 'sure', colour: '#4a6ea9', below: 1 },
  { step: 'fair', colour: '#8d9099', below: 2 },
  { step: 'unsure', colour: '#c9b45a', below: 4 },
  { step: 'poor', colour: '#ffea46', below: Number.POSITIVE_INFINITY },
]

/**
 * The colour of a point on the scale; without an expected error it counts as fair. Points placed by hand are not on the scale and
 * keep their usual colour, `placed`.
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

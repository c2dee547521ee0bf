import { isLandmarkName } from '@sella/ceph/data/landmarks'
import { isOutlineKnot } from '@sella/ceph/tracing/outline-knots'
import type { OutlineKnots, PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import type { DetectionResult } from './detection-result'

/** The landmarks of a detection as placed points; unknown names are left out. Only porion carries a definition. */
export const pointsOf = ({ landmarks = {}, porion, model }: DetectionResult): Tracing['points'] =>
  Object.fromEntries(
    Object.entries(landmarks)
      .filter(([name]) => isLandmarkName(name))
      .map(([name, { x, y, origin, confidence, expectedErrorPx, covered }]): [string, PlacedPoint] => [
        name,
        {
          ...{ x, y, origin: origin === 'estimated' ? 'estimated' : 'detected', confidence, errorPx: expectedErrorPx },
          ...(model ? { model } : {}),
          ...(covered ? { covered } : {}),
          ...(name === 'Po' && porion ? { definition: porion } : {}),
        },
      ]),
  )

/** The outline points of a detection; unknown names are left out. */
export const outlineOf = ({ outline = {} }: DetectionResult): OutlineKnots =>
  Object.fromEntries(
    Object.entries(outline)
      .filter(([name]) => isOutlineKnot(name))
      .map(([name, { x, y }]) => [name, { x, y, origin: 'fitted' as const }]),
  )

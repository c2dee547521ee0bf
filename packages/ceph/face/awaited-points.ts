import { faceIntermediates } from '../data/face-measurements'
import { missing } from '../measure/raw'
import type { Missing, Reading } from '../measure/reading'
import type { FaceGround } from './ground'
import { facePointsOf } from './leans-on'

/**
 * A value made of values that no table shows waits for their points, named as far as they are not placed; any other reading stays.
 * A true horizontal that was not set is that of the image through nasion, which is named instead.
 */
export function inAwaitedPoints(reading: Reading | Missing, { view, points }: FaceGround): Reading | Missing {
  if (reading.status === 'read' || reading.why !== 'needs-other-item') return reading
  if (!reading.needs.every(name => Object.hasOwn(faceIntermediates[view], name))) return reading
  const placed: Readonly<Record<string, unknown>> = points
  const names = new Set(reading.needs.flatMap(name => facePointsOf(view, name)))
  const awaited = [...names].filter(name => name !== 'trH_1' && name !== 'trH_2' && !placed[name])
  return awaited.length > 0 ? missing('missing-points', awaited) : missing('degenerate')
}

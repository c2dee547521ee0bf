import { farthestAxis } from '@sella/ceph/data/planning/mandibular-axis'
import type { PersonalAxis } from '@sella/ceph/planning/personal-axis'
import { calibrate } from '@sella/ceph/tracing/calibration'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { isMeasuredScale } from '@sella/drawing/tracing/value-text'

/** Why an axis must not be used: a film whose scale nobody measured, or a place outside the range of the fields. */
export type AxisBar = 'scale' | 'far'

/** Why an axis found on these films must not be used; null if it may. */
export function axisBar({ axis }: Pick<PersonalAxis, 'axis'>, films: readonly Tracing[]): AxisBar | null {
  if (films.some(film => !isMeasuredScale(calibrate(film)))) return 'scale'
  return Math.max(Math.abs(axis.x), Math.abs(axis.y)) > farthestAxis ? 'far' : null
}

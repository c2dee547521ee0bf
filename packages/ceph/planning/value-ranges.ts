import { ninetyPercent } from '../data/planning/prediction-error'
import type { Point } from '../geometry/point'
import type { GivenPoints, Lookup } from '../measure/ground'
import { groundOf } from '../measure/ground'
import { builtInLookup } from '../measure/measure'
import { read } from '../measure/read'
import { standardError } from '../measure/uncertainty'
import type { ErrorAxes } from '../tracing/even-error'
import type { Prediction } from './predict'

/** One standard error of a predicted skin point, along and perpendicular to the reference plane, image pixels. */
const axesOf = (band: Point, { shiftToImage }: Prediction['frame']): ErrorAxes => [
  shiftToImage({ x: band.x / ninetyPercent, y: 0 }),
  shiftToImage({ x: 0, y: band.y / ninetyPercent }),
]

const withBands = ({ tracing, skin, frame }: Prediction): GivenPoints =>
  Object.fromEntries(
    Object.entries(tracing.points).flatMap(([name, at]) => {
      if (!at) return []
      const band = skin[name as keyof typeof skin]?.band
      return [[name, { x: at.x, y: at.y, ...(band ? { errorAxes: axesOf(band, frame) } : {}) }]]
    }),
  )

/**
 * Uncertainty of a plan's values that are measured on predicted skin: half the width of the range of about 90 %, in the value's
 * own unit (mm, degrees, percent, ratio), to first order from the bands of the skin points. The points are treated as
 * independent, which no source states (our own proposal); the errors of the placed points and those of teeth and bone are not
 * included. Items without a predicted skin point have no range, nor does a film without a scale. Always finite.
 */
export function valueRanges(
  prediction: Prediction,
  items: readonly string[],
  lookup: Lookup = builtInLookup,
): ReadonlyMap<string, number> {
  if (Object.keys(prediction.skin).length === 0) return new Map()
  const ground = groundOf(withBands(prediction), prediction.calibration, { lookup })
  return new Map(
    items.flatMap(item => {
      const raw = read(item, ground)
      const error = raw.status === 'missing' ? null : standardError(raw.moves)
      if (raw.status === 'missing' || error === null) return []
      const half = ninetyPercent * error * (ground.mmPerPixel ?? 1) ** raw.lengthPower
      return Number.isFinite(half) ? [[item, half] as const] : []
    }),
  )
}

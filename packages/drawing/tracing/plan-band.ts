import { isSkinPoint } from '@sella/ceph/data/planning/prediction-error'
import { samplesPerSegment } from '@sella/ceph/geometry/curve'
import { distance, minus, type Point, plus, times } from '@sella/ceph/geometry/point'
import type { Prediction } from '@sella/ceph/planning/predict'
import { type OutlineCurve, outlines } from '@sella/ceph/tracing/outlines'

/** The range in which the skin of a plan may lie, image pixels: a closed region around each part of the predicted profile. */
export interface PlanBand {
  readonly profile: readonly (readonly Point[])[]
  readonly regions: readonly (readonly Point[])[]
}

/** Half width of the band along and across the reference plane, mm, at a sample of the curve; 0 where the skin does not move. */
type Widths = readonly Point[]

const none: Point = { x: 0, y: 0 }

const lengthsOf = (samples: readonly Point[]): readonly number[] => {
  const lengths = [0]
  for (let i = 1; i < samples.length; i++)
    lengths.push((lengths[i - 1] ?? 0) + distance(samples[i - 1] as Point, samples[i] as Point))
  return lengths
}

/**
 * Widths are given at the skin points and zero at other placed points; in between they are interpolated by length along the
 * curve.
 */
function widthsOf(curve: OutlineCurve, { skin }: Prediction): Widths {
  const along = lengthsOf(curve.samples)
  const anchors = curve.points.flatMap(({ name, origin }, i) => {
    const band = isSkinPoint(name) ? skin[name]?.band : undefined
    const at = along[i * samplesPerSegment] ?? 0
    return band ? [{ at, band }] : origin === 'placed' ? [{ at, band: none }] : []
  })
  return along.map(at => {
    const next = anchors.findIndex(each => each.at >= at)
    const [before, after] = [anchors[next < 0 ? anchors.length - 1 : next - 1], anchors[next]]
    if (!before || !after) return (before ?? after)?.band ?? none
    const share = after.at === before.at ? 0 : (at - before.at) / (after.at - before.at)
    return plus(times(before.band, 1 - share), times(after.band, share))
  })
}

/** Width of the band along the normal of the curve at a sample, image pixels. `origin`: the film's, in the plan's frame. */
function reach(normal: Point, width: Point, { frame, origin }: Pick<Prediction, 'frame'> & { readonly origin: Point }): number {
  const { x, y } = minus(frame.toPlan(normal), origin)
  return Math.hypot(width.x * x, width.y * y) / frame.scale / frame.scale
}

const normalAt = (samples: readonly Point[], i: number): Point => {
  const way = minus(samples[Math.min(i + 1, samples.length - 1)] as Point, samples[Math.max(i - 1, 0)] as Point)
  const length = Math.hypot(way.x, way.y)
  return length === 0 ? none : { x: -way.y / length, y: way.x / length }
}

function region(curve: OutlineCurve, prediction: Prediction): readonly Point[] {
  const widths = widthsOf(curve, prediction)
  const { frame } = prediction
  const origin = frame.toPlan(none)
  const offsets = curve.samples.map((_, i) => {
    const normal = normalAt(curve.samples, i)
    const width = widths[i] ?? none
    return width === none ? none : times(normal, reach(normal, width, { frame, origin }))
  })
  const side = (sign: 1 | -1) => curve.samples.map((at, i) => plus(at, times(offsets[i] ?? none, sign)))
  return [...side(1), ...side(-1).reverse()]
}

/** The predicted profile with its band of about 90 %; empty if no skin is predicted. */
export function planBand(prediction: Prediction): PlanBand {
  if (Object.keys(prediction.skin).length === 0) return { profile: [], regions: [] }
  const { points, outline } = prediction.tracing
  const curves = outlines(points, prediction.frame.facing, undefined, outline).filter(curve => curve.group === 'soft_tissue')
  return { profile: curves.map(curve => curve.samples), regions: curves.map(curve => region(curve, prediction)) }
}

/** Hatching across a band's region, `every` image pixels along it. */
export function bandRungs(region: readonly Point[], every: number): readonly (readonly [Point, Point])[] {
  const half = region.length / 2
  const rungs: (readonly [Point, Point])[] = []
  let since = every
  for (let i = 0; i < half; i++) {
    const [outer, inner, before] = [region[i], region[region.length - 1 - i], region[i - 1]]
    if (!outer || !inner) continue
    since += before ? distance(before, outer) : 0
    if (since < every || distance(outer, inner) === 0) continue
    rungs.push([outer, inner])
    since = 0
  }
  return rungs
}

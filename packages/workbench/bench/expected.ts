import type { PointName } from '@sella/ceph/data/point-name'
import { fitSimilarity, type Pair } from '@sella/ceph/geometry/fit'
import { distance, type Point } from '@sella/ceph/geometry/point'
import { apply, type Similarity } from '@sella/ceph/geometry/transform'
import type { Tracing } from '@sella/ceph/tracing/tracing'

/** Usual positions of points relative to each other, mm; x right, y down, a profile facing right. */
export interface Template {
  readonly points: Readonly<Partial<Record<PointName, Point>>>
  /** Whether the image may show the patient from the other side: possible for a profile; a frontal photo is never mirrored. */
  readonly mirrors: boolean
}

const mirrored = (p: Point): Point => ({ x: -p.x, y: p.y })

const residue = (t: Similarity, pairs: readonly Pair[]): number =>
  pairs.reduce((sum, { from, to }) => sum + distance(apply(t, from), to) ** 2, 0)

/** The nearer a placed point is to the one sought, the greater its weight. */
const pairsFor = (sought: Point, tracing: Tracing, { points }: Template): readonly Pair[] =>
  (Object.entries(tracing.points) as [PointName, Point][]).flatMap(([name, to]) => {
    const from = points[name]
    return from ? [{ from, to, weight: 1 / (15 + distance(from, sought)) ** 2 }] : []
  })

const flip = (pairs: readonly Pair[]): readonly Pair[] => pairs.map(pair => ({ ...pair, from: mirrored(pair.from) }))

/**
 * The expected position of a point: the template fitted to the placed points, facing whichever way fits better. Image pixels;
 * null if fewer than three points are placed or the template does not contain this one.
 */
export const expectedPoint = (name: PointName, tracing: Tracing, template: Template): Point | null => {
  const sought = template.points[name]
  if (!sought) return null
  const { [name]: _, ...others } = tracing.points
  const pairs = pairsFor(sought, { ...tracing, points: others }, template)
  if (pairs.length < 3) return null
  const right = fitSimilarity(pairs)
  if (!right || !template.mirrors) return right && apply(right, sought)
  const flipped = flip(pairs)
  const left = fitSimilarity(flipped)
  if (!left) return null
  return residue(left, flipped) < residue(right, pairs) ? apply(left, mirrored(sought)) : apply(right, sought)
}

/** Image pixels per millimetre of the template, from the placed points furthest apart; null for fewer than two. */
export const pixelsPerMm = (tracing: Tracing, template: Template): number | null => {
  const pairs = pairsFor({ x: 0, y: 0 }, tracing, template).map(({ from, to }) => ({ from, to }))
  const [fit, flipped] = [fitSimilarity(pairs), template.mirrors ? fitSimilarity(flip(pairs)) : null]
  const size = Math.max(fit ? Math.hypot(fit.a, fit.b) : 0, flipped ? Math.hypot(flipped.a, flipped.b) : 0)
  return pairs.length > 1 && size > 0 ? size : null
}

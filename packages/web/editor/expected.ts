import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { templateLandmarks } from '@sella/ceph/data/template'
import { fitSimilarity, type Pair } from '@sella/ceph/geometry/fit'
import { distance, type Point } from '@sella/ceph/geometry/point'
import { apply, type Similarity } from '@sella/ceph/geometry/transform'
import type { Tracing } from '@sella/ceph/tracing/tracing'

const template: Readonly<Partial<Record<LandmarkName, Point>>> = templateLandmarks

const mirrored = (p: Point): Point => ({ x: -p.x, y: p.y })

const residue = (t: Similarity, pairs: readonly Pair[]): number =>
  pairs.reduce((sum, { from, to }) => sum + distance(apply(t, from), to) ** 2, 0)

/** The nearer a placed point lies to the one sought, the more it tells about it. */
const pairsFor = (sought: Point, tracing: Tracing): readonly Pair[] =>
  (Object.entries(tracing.points) as [LandmarkName, Point][]).flatMap(([name, to]) => {
    const from = template[name]
    return from ? [{ from, to, weight: 1 / (15 + distance(from, sought)) ** 2 }] : []
  })

/**
 * Where a point may lie: the template laid on the placed points, facing the way that fits better.
 * Film pixels; null when fewer than three points are placed or the template does not hold this one.
 */
export const expectedPoint = (name: LandmarkName, tracing: Tracing): Point | null => {
  const sought = template[name]
  if (!sought) return null
  const { [name]: _, ...others } = tracing.points
  const pairs = pairsFor(sought, { ...tracing, points: others })
  if (pairs.length < 3) return null
  const flipped = pairs.map(pair => ({ ...pair, from: mirrored(pair.from) }))
  const [right, left] = [fitSimilarity(pairs), fitSimilarity(flipped)]
  if (!right || !left) return null
  return residue(left, flipped) < residue(right, pairs) ? apply(left, mirrored(sought)) : apply(right, sought)
}

/** Pixels of the film for one millimetre of the template, by the longest reach of the placed points; null below two. */
export const pixelsPerMm = (tracing: Tracing): number | null => {
  const pairs = pairsFor({ x: 0, y: 0 }, tracing).map(({ from, to }) => ({ from, to }))
  const fit = fitSimilarity(pairs)
  const flip = fitSimilarity(pairs.map(pair => ({ ...pair, from: mirrored(pair.from) })))
  const size = Math.max(fit ? Math.hypot(fit.a, fit.b) : 0, flip ? Math.hypot(flip.a, flip.b) : 0)
  return pairs.length > 1 && size > 0 ? size : null
}

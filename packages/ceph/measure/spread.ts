import { type DerivedPointRow, derivedPoints } from '../data/derived-points'
import type { LandmarkName } from '../data/landmarks'
import { isFinitePoint, type Point, times } from '../geometry/point'
import { derive } from '../tracing/derive'
import type { ErrorAxes } from '../tracing/even-error'
import { canonical, type Facing } from '../tracing/frame'

/** Displacement of one point, in canonical pixels, caused by one error of a point (`source`). */
export interface Shift {
  readonly source: number
  readonly dx: number
  readonly dy: number
}

/** All shifts of each point. */
export type Spreads = Readonly<Partial<Record<LandmarkName, readonly Shift[]>>>

type Given = Readonly<Partial<Record<LandmarkName, Point & { readonly errorAxes?: ErrorAxes | undefined }>>>
type Shifts = Partial<Record<LandmarkName, Shift[]>>

/** Landmarks that derived points are always computed from. */
const parents: ReadonlySet<LandmarkName> = new Set(
  (Object.values(derivedPoints) as readonly DerivedPointRow[])
    .filter(row => row.when === 'always')
    .flatMap(row => row.rules.flatMap((rule): readonly LandmarkName[] => rule.from)),
)

/** These and the derived points themselves: all that must be passed to `derive`. */
const related: ReadonlySet<string> = new Set<string>([...parents, ...Object.keys(derivedPoints)])

/** Step for the derivative of a derived point; derived points are smooth, so it can be small compared with a landmark's error. */
const STEP = 1e-3

interface Mover {
  readonly points: Given
  readonly facing: Facing
  /** The result of `derive` for the unmoved points. */
  readonly here: ReturnType<typeof derive>
}

type Follower = readonly [LandmarkName, Point]

/** How fast each derived point follows when `name` moves along `axis`, in image pixels per pixel. */
function followers({ points, facing, here }: Mover, name: LandmarkName, axis: Point): readonly Follower[] {
  const at = points[name]
  if (!at) return []
  const there = derive({ ...points, [name]: { x: at.x + STEP * axis.x, y: at.y + STEP * axis.y } }, facing)
  return (Object.keys(there) as LandmarkName[]).flatMap((follower): readonly Follower[] => {
    const [p, q] = [there[follower], here[follower]]
    if (!p || !q || p.origin !== 'derived' || q.origin !== 'derived') return []
    const slope = { x: (p.x - q.x) / STEP, y: (p.y - q.y) / STEP }
    return slope.x === 0 && slope.y === 0 ? [] : [[follower, slope]]
  })
}

/** What a derived point's motion depends on, and the motions computed from it so far, by point and axis. */
interface Remembered {
  readonly mover: Mover
  readonly motions: Map<string, readonly Follower[]>
}

/**
 * The last film's: while a point is dragged that nothing is derived from, every derived point follows as it did. A cache with a
 * single entry, right by construction: it holds only while every point that `derive` is given lies where it lay.
 */
let last: Remembered | null = null

const lieAlike = (a: Given, b: Given): boolean => {
  const names = Object.keys(a) as LandmarkName[]
  return names.length === Object.keys(b).length && names.every(name => a[name]?.x === b[name]?.x && a[name]?.y === b[name]?.y)
}

function rememberedMover(points: Given, facing: Facing): Remembered {
  if (last && last.mover.facing === facing && lieAlike(last.mover.points, points)) return last
  last = { mover: { points, facing, here: derive(points, facing) }, motions: new Map() }
  return last
}

function rememberedFollowers({ mover, motions }: Remembered, name: LandmarkName, axis: Point): readonly Follower[] {
  const key = `${name} ${axis.x} ${axis.y}`
  const motion = motions.get(key)
  if (motion) return motion
  const computed = followers(mover, name, axis)
  motions.set(key, computed)
  return computed
}

const isError = ({ x, y }: Point): boolean => x !== 0 || y !== 0

/** The two error axes of a point; empty if it states none. */
const axesOf = (at: Given[LandmarkName]): readonly Point[] =>
  at?.errorAxes?.some(isError) && at.errorAxes.every(isFinitePoint) ? at.errorAxes : []

/** The points with an error: the two errors of the i-th one are the sources 2i and 2i + 1 of `spreadsOf`. */
export const uncertainPoints = (points: Given): readonly LandmarkName[] =>
  (Object.keys(points) as LandmarkName[]).filter(name => axesOf(points[name]).length > 0)

/**
 * The errors of the placed points, propagated through the derived ones: to first order, each axis by its standard error. Placed
 * points are independent; derived points and items that share a landmark are not, and the shifts preserve this dependence.
 */
export function spreadsOf(points: Given, facing: Facing): Spreads {
  const uncertain = uncertainPoints(points)
  if (uncertain.length === 0) return {}
  const shifts: Shifts = {}
  let sources = 0
  const add = (name: LandmarkName, by: Point) => {
    const shift = canonical(by, facing)
    const list = shifts[name] ?? []
    list.push({ source: sources, dx: shift.x, dy: shift.y })
    shifts[name] = list
  }
  const bases: Given = Object.fromEntries(Object.entries(points).filter(([name]) => related.has(name)))
  const remembered = rememberedMover(bases, facing)
  for (const name of uncertain) {
    for (const axis of axesOf(points[name])) {
      const size = Math.hypot(axis.x, axis.y)
      add(name, axis)
      const follow = parents.has(name) && size > 0 ? rememberedFollowers(remembered, name, times(axis, 1 / size)) : []
      for (const [follower, slope] of follow) add(follower, times(slope, size))
      sources += 1
    }
  }
  return shifts
}

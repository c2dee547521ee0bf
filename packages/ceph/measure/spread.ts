import { type DerivedPointRow, derivedPoints } from '../data/derived-points'
import type { LandmarkName } from '../data/landmarks'
import type { Point } from '../geometry/point'
import { derive } from '../tracing/derive'
import { canonical, type Facing } from '../tracing/frame'

/** How one point moves, in canonical pixels, when one uncertain coordinate (`source`) moves by its standard error. */
export interface Shift {
  readonly source: number
  readonly dx: number
  readonly dy: number
}

/** All shifts of each point. */
export type Spreads = Readonly<Partial<Record<LandmarkName, readonly Shift[]>>>

export const noSpreads: Spreads = {}

type Given = Readonly<Partial<Record<LandmarkName, Point & { readonly errorMm?: number }>>>
type Shifts = Partial<Record<LandmarkName, Shift[]>>

/** Landmarks a derived point is always computed from. */
const parents: ReadonlySet<LandmarkName> = new Set(
  (Object.values(derivedPoints) as readonly DerivedPointRow[])
    .filter(row => row.when === 'always')
    .flatMap(row => row.rules.flatMap((rule): readonly LandmarkName[] => rule.from)),
)

/** Those and the derived points themselves: all that `derive` needs to be asked about. */
const related: ReadonlySet<string> = new Set<string>([...parents, ...Object.keys(derivedPoints)])

/** Step for the slope of a derived point; derived points are smooth, so it may be small against a landmark's error. */
const STEP = 1e-3

const axes: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
]

interface Mover {
  readonly points: Given
  readonly facing: Facing
  /** What `derive` makes of the points as they are. */
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

/** Standard error of one coordinate in pixels; null where the point states none. */
const sigmaOf = (at: Given[LandmarkName], mmPerPixel: number): number | null => {
  const sigma = (at?.errorMm ?? 0) / mmPerPixel / Math.SQRT2
  return sigma > 0 && Number.isFinite(sigma) ? sigma : null
}

/** The points that state an error: the i-th one's coordinates are the sources 2i (x) and 2i + 1 (y) of `spreadsOf`. */
export const uncertainPoints = (points: Given, mmPerPixel: number): readonly LandmarkName[] =>
  (Object.keys(points) as LandmarkName[]).filter(name => sigmaOf(points[name], mmPerPixel) !== null)

/**
 * The stated errors of the placed points, carried through the derived ones. `errorMm` is the root mean square distance from the
 * true position, alike in all directions, so one coordinate has a standard error of errorMm / sqrt(2). Points are independent;
 * derived points and items that share a landmark are not, and the shifts keep that.
 */
export function spreadsOf(points: Given, facing: Facing, mmPerPixel: number): Spreads {
  const shifts: Shifts = {}
  let sources = 0
  const add = (name: LandmarkName, v: Point, k: number) => {
    const shift = canonical({ x: v.x * k, y: v.y * k }, facing)
    const list = shifts[name] ?? []
    list.push({ source: sources, dx: shift.x, dy: shift.y })
    shifts[name] = list
  }
  const bases: Given = Object.fromEntries(Object.entries(points).filter(([name]) => related.has(name)))
  const mover: Mover = { points: bases, facing, here: derive(bases, facing) }
  for (const name of uncertainPoints(points, mmPerPixel)) {
    const sigma = sigmaOf(points[name], mmPerPixel) ?? 0
    for (const axis of axes) {
      add(name, axis, sigma)
      const follow = parents.has(name) ? followers(mover, name, axis) : []
      for (const [follower, slope] of follow) add(follower, slope, sigma)
      sources += 1
    }
  }
  return shifts
}

import { type FrontalCurveRow, frontalCurves } from '../data/frontal/curves'
import { frontalPlanes, midlineName } from '../data/frontal/planes'
import { smoothCurve } from '../geometry/curve'
import { dot, minus, type Point, plus, times } from '../geometry/point'
import { type FrontalFrame, frontalFrame } from './frame'
import { anatomical, type FrontalPoints } from './points'

/** A reference line on the film, image pixels. */
export interface FrontalLine {
  readonly name: string
  readonly from: Point
  readonly to: Point
}

/** The midline, from slightly above the highest of the points to slightly below the lowest. */
function midlineOn(points: FrontalPoints, { midline }: FrontalFrame): readonly FrontalLine[] {
  if (!midline) return []
  const heights = Object.values(anatomical(points)).map(p => dot(minus(p, midline.at), midline.down))
  const [top, end] = [Math.min(0, ...heights), Math.max(0, ...heights)]
  const beyond = (end - top) * 0.12
  const on = (far: number): Point => plus(midline.at, times(midline.down, far))
  return [{ name: midlineName, from: on(top - beyond), to: on(end + beyond) }]
}

/** The planes and the midline that can be drawn from the points. */
export function frontalLinesOn(points: FrontalPoints): readonly FrontalLine[] {
  const planes = frontalPlanes.flatMap(({ name, nodes, beyond }): readonly FrontalLine[] => {
    const [a, b] = [points[nodes[0]], points[nodes[1]]]
    if (!a || !b) return []
    const more = times(minus(b, a), beyond / 100)
    return [{ name, from: minus(a, more), to: plus(b, more) }]
  })
  return [...planes, ...midlineOn(points, frontalFrame(points))]
}

/** An outline on the film, image pixels, with the points missing from it. */
export interface FrontalCurve {
  readonly name: string
  readonly part: 'bone' | 'teeth'
  readonly closed: boolean
  readonly samples: readonly Point[]
  readonly without: readonly string[]
}

/**
 * The longest run of placed points without two consecutive missing ones: across a larger gap the line would not follow any bone.
 */
function knotsOn(points: FrontalPoints, names: FrontalCurveRow['points']): readonly Point[] {
  const placed = names.flatMap((name, i) => {
    const at = points[name]
    return at ? [{ at, i }] : []
  })
  const rows = placed.reduce<Point[][]>((all, { at, i }, k) => {
    const before = placed[k - 1]
    if (before && i - before.i <= 2) all.at(-1)?.push(at)
    else all.push([at])
    return all
  }, [])
  return rows.reduce<readonly Point[]>((longest, row) => (row.length > longest.length ? row : longest), [])
}

/** The outlines through the placed points; a closed one only if all its points are placed. */
export const frontalCurvesOn = (points: FrontalPoints): readonly FrontalCurve[] =>
  frontalCurves.flatMap(({ name, part, closed, points: names }) => {
    const knots = knotsOn(points, names)
    const whole = knots.length === names.length
    if (knots.length < 2 || (closed && !whole)) return []
    return [{ name, part, closed, samples: smoothCurve(knots, closed), without: names.filter(point => !points[point]) }]
  })

import type { Point } from '@sella/ceph/geometry/point'
import type { Outline } from '@sella/drawing/scene/pen'
import type { Operators } from './operators'
import { thinned } from './thinned'

/** A quarter circle as a Bézier curve: length of the handles over the radius, 4 (√2 − 1) / 3. */
const kappa = 0.5522847498

/** In points: 0.005 mm, a tenth of the thinnest line drawn. */
const leastSeen = 0.015

export const outlinePath = ({ xy, unit }: Operators, { points, closed }: Outline): string => {
  let path = ''
  let last = ''
  for (const point of thinned(points, leastSeen / unit())) {
    const here = xy(point)
    if (here === last && path !== '') continue
    path += path === '' ? `${here} m` : ` ${here} l`
    last = here
  }
  // A curve that collapses to a point still leaves a round dot.
  if (!path.includes('l')) path += ` ${last} l`
  return closed ? `${path} h` : path
}

interface Sides {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A rectangle whose corners are quarter circles of this radius. */
export const roundedPath = ({ xy }: Operators, { left, top, right, bottom }: Sides, r: number): string => {
  const p = (x: number, y: number): Point => ({ x, y })
  const corner = (from: Point, over: Point, to: Point): string => {
    const towards = (q: Point): Point => ({ x: q.x + (over.x - q.x) * kappa, y: q.y + (over.y - q.y) * kappa })
    return `${xy(towards(from))} ${xy(towards(to))} ${xy(to)} c`
  }
  return [
    `${xy(p(left + r, top))} m ${xy(p(right - r, top))} l`,
    corner(p(right - r, top), p(right, top), p(right, top + r)),
    `${xy(p(right, bottom - r))} l`,
    corner(p(right, bottom - r), p(right, bottom), p(right - r, bottom)),
    `${xy(p(left + r, bottom))} l`,
    corner(p(left + r, bottom), p(left, bottom), p(left, bottom - r)),
    `${xy(p(left, top + r))} l`,
    corner(p(left, top + r), p(left, top), p(left + r, top)),
    'h',
  ].join(' ')
}

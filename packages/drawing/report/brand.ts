import { smoothCurve } from '@sella/ceph/geometry/curve'
import type { Mark } from '../scene/scene'
import { defaultColours } from '../tracing/colours'

/** The curve of the sella turcica on a 24-unit grid. */
const knots = [
  { x: 1.6, y: 7 },
  { x: 4.4, y: 6.6 },
  { x: 5.8, y: 9 },
  { x: 6.4, y: 14.4 },
  { x: 12, y: 18.6 },
  { x: 17.6, y: 14.4 },
  { x: 18.2, y: 9 },
  { x: 19.6, y: 6.6 },
  { x: 22.4, y: 7 },
]

/** The product's mark in a square of `size` with its upper left corner at x, y: the curve of the sella and its point. */
export const brandMark = (x: number, y: number, size: number, colour: string): readonly Mark[] => {
  const unit = size / 24
  const at = (p: { readonly x: number; readonly y: number }) => ({ x: x + p.x * unit, y: y + p.y * unit })
  return [
    { mark: 'curve', points: smoothCurve(knots, false).map(at), closed: false, stroke: { colour, width: 1.9 * unit } },
    { mark: 'dot', at: at({ x: 12, y: 10.6 }), radius: 2.1 * unit, fill: defaultColours.tagPointColor },
  ]
}

import type { TextPosition } from '../data/measurements/row'
import { crossing } from '../geometry/line'
import { distance, midpoint, type Point } from '../geometry/point'
import type { Definition } from '../kinds/definition'
import { canonical } from '../tracing/frame'
import type { Ground } from './ground'

/** If the lines cross further than this from the third node, in mm, the label stays at that node. */
const FAR_MM = 200

const corners: Readonly<Partial<Record<TextPosition, number>>> = { 'Point A': 0, 'Point B': 1, 'Point C': 2, 'Point D': 3 }
const middles: Readonly<Partial<Record<TextPosition, number>>> = {
  'Middle Point(AB)': 0,
  'Middle Point(BC)': 1,
  'Middle Point(CD)': 2,
}

function crossPoint([a, b, c, d]: readonly (Point | undefined)[], roughMmPerPixel: number | null): Point | null {
  if (!a || !b || !c || !d) return null
  const at = crossing([a, b], [c, d])
  const near = at && roughMmPerPixel !== null && distance(at, c) * roughMmPerPixel <= FAR_MM
  return near ? at : c
}

function anchor(at: TextPosition, nodes: readonly (Point | undefined)[], roughMmPerPixel: number | null): Point | null {
  if (at === 'Cross Point') return crossPoint(nodes, roughMmPerPixel)
  const corner = corners[at]
  if (corner !== undefined) return nodes[corner] ?? null
  const first = middles[at] ?? 0
  const [p, q] = [nodes[first], nodes[first + 1]]
  return p && q ? midpoint(p, q) : null
}

/** A label's anchor and its offset from there. */
export interface LabelPlace {
  readonly at: TextPosition
  /** mm towards the face. */
  readonly dx: number
  /** mm downwards. */
  readonly dy: number
}

/**
 * Centre of an item's value label, image pixels: its anchor plus the offset in mm of the right-facing frame. Without any scale
 * the offset is omitted. Null if the anchor cannot be constructed; combined items have none.
 */
export function labelAnchor(definition: Definition, place: LabelPlace | null, ground: Ground): Point | null {
  if (!place || !('nodes' in definition)) return null
  const { points, facing, roughMmPerPixel } = ground
  const at = anchor(
    place.at,
    definition.nodes.map(name => points[name]),
    roughMmPerPixel,
  )
  if (!at) return null
  const perMm = roughMmPerPixel === null ? 0 : 1 / roughMmPerPixel
  return canonical({ x: at.x + place.dx * perMm, y: at.y + place.dy * perMm }, facing)
}

import { signedDistance } from '@sella/ceph/geometry/line'
import { distance, dot, type Point } from '@sella/ceph/geometry/point'
import { sideOf } from '@sella/ceph/maturation/features'
import type { Body, LowerBorder, Spine } from '@sella/ceph/maturation/spine'
import type { Mark, Stroke } from '../scene/scene'
import { sketchRows, sketchWidth } from './sketch'

const steps = 8

/** How far up C2's walls are drawn, in sketch units. */
const wall = 14

/** An arc from one end of the border to its deepest point, where it is level. */
const arc = (end: Point, deepest: Point): readonly Point[] =>
  Array.from({ length: steps }, (_, i) => {
    const part = i / steps
    return { x: end.x + (deepest.x - end.x) * part, y: deepest.y + (end.y - deepest.y) * (1 - part) ** 2 }
  })

/** Maps a vertebra's points into a sketch: standing on its own lower border, its front to the right. */
const upright = ({ IP, IA }: LowerBorder, { side, scale, bottom }: { side: number; scale: number; bottom: number }) => {
  const length = distance(IP, IA)
  const along = { x: (IA.x - IP.x) / length, y: (IA.y - IP.y) / length }
  const left = sketchRows.centre - (scale * length) / 2
  return (at: Point): Point => ({
    x: left + scale * dot({ x: at.x - IP.x, y: at.y - IP.y }, along),
    y: bottom - scale * side * (signedDistance(IP, IA, at) ?? 0),
  })
}

const lower = ({ IP, ID, IA }: LowerBorder, place: (at: Point) => Point): readonly Point[] => {
  const [rear, deepest, front] = [place(IP), place(ID), place(IA)]
  return [...arc(rear, deepest), deepest, ...arc(front, deepest).toReversed()]
}

const body = (of: Body, place: (at: Point) => Point): readonly Point[] => [...lower(of, place), place(of.SA), place(of.SP)]

/**
 * The vertebrae of a film, drawn like the sketches of the stages for comparison: all three at one scale, C3's lower border as
 * long as in a sketch, each standing on its own lower border, the front to the right. Empty where the points cannot be those of a
 * vertebra.
 */
export const ownSpineMarks = ({ C2, C3, C4 }: Spine, stroke: Stroke): readonly Mark[] => {
  const side = sideOf(C3)
  const scale = sketchWidth / distance(C3.IP, C3.IA)
  if (side === 0 || side !== sideOf(C4) || !Number.isFinite(scale)) return []
  const [second, third, fourth] = sketchRows.bottoms
  const end = lower(C2, upright(C2, { side, scale, bottom: second }))
  const [rear, front] = [end[0], end.at(-1)]
  if (!rear || !front) return []
  const walls = [{ x: rear.x + 3, y: rear.y - wall }, ...end, { x: front.x - 3, y: front.y - wall }]
  return [
    { mark: 'curve', points: walls, closed: false, stroke },
    { mark: 'curve', points: body(C3, upright(C3, { side, scale, bottom: third })), closed: true, stroke },
    { mark: 'curve', points: body(C4, upright(C4, { side, scale, bottom: fourth })), closed: true, stroke },
  ]
}

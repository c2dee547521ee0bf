import type { Point } from '@sella/ceph/geometry/point'
import type { Outline, Painted } from '@sella/drawing/scene/pen'
import { thinned } from '../pdf/thinned'
import { type Frame, frameOf, isWithin, linesIn } from './shape'
import type { SlideSpace } from './space'
import { type Fill, fillOf, lineOf, type PptSlide } from './style'

/** In units: no point of a line is displayed further off than this, a fiftieth of a millimetre on a screen half a metre wide. */
const leastSeen = 0.12
// The library's list of shapes lacks the one defined by points.
const freeform = 'custGeom' as Parameters<PptSlide['addShape']>[0]

const polygon = ({ slide, inch, inches }: SlideSpace, pieces: readonly Outline[], style: Fill): void => {
  const all = pieces.flatMap(piece => piece.points)
  if (all.length < 2) return
  const frame = frameOf(all)
  const at = (p: Point) => ({ x: (p.x - frame.left) * inch, y: (p.y - frame.top) * inch })
  const path = pieces.flatMap(piece => [
    ...piece.points.map((p, i) => (i === 0 ? { ...at(p), moveTo: true } : at(p))),
    ...(piece.closed ? [{ close: true as const }] : []),
  ])
  slide.addShape(freeform, { ...inches(frame), ...style, points: path })
}

const straight = ({ slide, inches }: SlideSpace, p: Point, q: Point, style: Fill): void => {
  const flipV = (q.x - p.x) * (q.y - p.y) < 0
  slide.addShape('line', { ...inches(frameOf([p, q])), ...style, flipV })
}

/** The lines of a piece that lie within the clip. */
const parts = (space: SlideSpace, { points, closed }: Outline, { clip, style }: { clip: Frame; style: Fill }): void => {
  const ends = closed ? [...points, ...points.slice(0, 1)] : points
  for (const part of linesIn(ends, clip)) polygon(space, [{ points: part, closed: false }], { ...style, fill: { type: 'none' } })
}

/** Draws outlines: in one piece if nothing is clipped, otherwise the visible parts of their lines. */
export const drawOutlines = (space: SlideSpace, pieces: readonly Outline[], painted: Painted): void => {
  const clip = space.clip()
  const style = { fill: fillOf(painted.fill), line: lineOf(painted.stroke, space.points()) }
  const placed = pieces.map(({ points, closed }) => ({ points: thinned(points.map(space.place), leastSeen), closed }))
  const whole = placed.filter(piece => piece.points.length > 1 && (!clip || isWithin(frameOf(piece.points), clip)))
  const [only] = whole
  if (whole.length === 1 && only?.points.length === 2) straight(space, only.points[0] as Point, only.points[1] as Point, style)
  else polygon(space, whole, style)
  for (const piece of placed) if (clip && !whole.includes(piece)) parts(space, piece, { clip, style })
}

import type { Point } from '@sella/ceph/geometry/point'
import { filmLut } from '@sella/drawing/scene/film-lut'
import type { Layer, Mark, Stroke } from '@sella/drawing/scene/scene'
import type { Picture } from '@sella/workbench/bench/picture'
import type { View } from '@sella/workbench/canvas/view'
import { type FilmPixels, greyFor, paintedPart } from './film-pixels'
import type { Grey } from './grey'
import { patchFor, type Square } from './loupe-patch'
import { loupeSize } from './loupe-place'

export const enlargement = 4

export interface LoupeInput {
  readonly film: FilmPixels
  readonly picture: Picture
  readonly view: View
  readonly layers: readonly Layer[]
  /** The centre of the loupe, in film pixels. */
  readonly at: Point
  /** Position of the point when it was picked up. */
  readonly from: Point | null
}

const patch = new OffscreenCanvas(8, 8)

/** What the patch currently shows; null before its first use. */
let painted: { readonly grey: Grey; readonly picture: Picture; readonly square: Square } | null = null

const film = (context: CanvasRenderingContext2D, { film, picture, at }: LoupeInput, k: number): void => {
  const grey = greyFor(film, 0, picture)
  if (!grey) return
  const scale = grey.width / film.width
  const side = Math.ceil((loupeSize * 1.45 * scale) / k) + 3
  const needed = { x: Math.floor(at.x * scale - side / 2), y: Math.floor(at.y * scale - side / 2), side }
  const before = painted?.grey === grey && painted.picture === picture ? painted.square : null
  const square = patchFor(needed, before)
  if (square !== before) {
    // Setting the size of a canvas discards its pixels and allocates new ones.
    if (patch.width !== square.side) [patch.width, patch.height] = [square.side, square.side]
    patch.getContext('2d')?.putImageData(paintedPart(grey, filmLut(picture), square), 0, 0)
    painted = { grey, picture, square }
  }
  context.drawImage(patch, square.x / scale, square.y / scale, square.side / scale, square.side / scale)
}

const pen = (context: CanvasRenderingContext2D, stroke: Stroke, k: number): void => {
  context.strokeStyle = stroke.colour
  context.lineWidth = (stroke.width * 1.2) / k
  context.setLineDash((stroke.dash ?? []).map(d => d / k))
  context.globalAlpha = stroke.opacity ?? 1
}

interface Extent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const extents = new WeakMap<Mark, Extent>()

/** Extent of a mark's strokes, film pixels; cached per mark, since most marks do not change during a drag. */
const extentOf = (mark: Mark, points: readonly Point[]): Extent => {
  const before = extents.get(mark)
  if (before) return before
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of points) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  const extent = { left, right, top, bottom }
  extents.set(mark, extent)
  return extent
}

/** Whether strokes of this extent may lie within `reach` of the loupe's centre, film pixels. */
const nears = ({ left, right, top, bottom }: Extent, { x, y }: Point, reach: number): boolean =>
  left - x <= reach && x - right <= reach && top - y <= reach && y - bottom <= reach

const trace = (context: CanvasRenderingContext2D, mark: Mark, { at }: LoupeInput, k: number): void => {
  if (mark.mark !== 'line' && mark.mark !== 'curve') return
  const points = mark.mark === 'line' ? [mark.from, mark.to] : mark.points
  if (!nears(extentOf(mark, points), at, (loupeSize * 0.75) / k)) return
  pen(context, mark.stroke, k)
  context.beginPath()
  for (const p of points) context.lineTo(p.x, p.y)
  if (mark.mark === 'curve' && mark.closed) context.closePath()
  context.stroke()
}

const origin = (context: CanvasRenderingContext2D, { at, from }: LoupeInput, k: number): void => {
  if (!from) return
  pen(context, { colour: '#e8ebed', width: 1, dash: [2, 3] }, k)
  context.beginPath()
  context.arc(from.x, from.y, 5 / k, 0, 2 * Math.PI)
  context.moveTo(from.x, from.y)
  context.lineTo(at.x, at.y)
  context.stroke()
}

/** A cross with a free centre, in loupe pixels. */
const cross = (context: CanvasRenderingContext2D): void => {
  const middle = loupeSize / 2
  context.setLineDash([])
  context.globalAlpha = 0.85
  context.strokeStyle = '#e8ebed'
  context.lineWidth = 1
  context.beginPath()
  for (const [from, to] of [
    [0, middle - 7],
    [middle + 7, loupeSize],
  ] as const) {
    context.moveTo(from, middle)
    context.lineTo(to, middle)
    context.moveTo(middle, from)
    context.lineTo(middle, to)
  }
  context.stroke()
}

/** Paints the loupe: film, curves and lines, the path from the old position, the cross. `ratio`: device pixels per CSS pixel. */
export const paintLoupe = (context: CanvasRenderingContext2D, input: LoupeInput, ratio: number): void => {
  const k = enlargement * input.view.zoom
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.fillStyle = '#000'
  context.fillRect(0, 0, loupeSize, loupeSize)
  context.save()
  context.translate(loupeSize / 2, loupeSize / 2)
  context.rotate(input.view.turn)
  context.scale(k, k)
  context.translate(-input.at.x, -input.at.y)
  context.lineJoin = 'round'
  film(context, input, k)
  for (const layer of input.layers) for (const mark of layer.marks) trace(context, mark, input, k)
  origin(context, input, k)
  context.restore()
  cross(context)
}

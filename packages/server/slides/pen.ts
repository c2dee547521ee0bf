import type { Point } from '@sella/ceph/geometry/point'
import type { Clip } from '@sella/drawing/scene/clip-ink'
import { applied, type Matrix, times } from '@sella/drawing/scene/matrix'
import type { Outline, Painted, Pen, PenStroke, PenText } from '@sella/drawing/scene/pen'
import { textWidth } from '@sella/drawing/scene/text-width'
import type pptxgen from 'pptxgenjs'
import { thinned } from '../pdf/thinned'
import { slideColour } from './colour'
import { inFaces } from './faces'
import { common, type Frame, frameOf, isWithin, linesIn } from './shape'
import { flowRoom, textRoom } from './text-room'

type PptSlide = ReturnType<InstanceType<typeof pptxgen>['addSlide']>
type ShapeProps = Parameters<PptSlide['addShape']>[1] & object
type Fill = Pick<ShapeProps, 'fill' | 'line'>

export interface SlidePenMeans {
  /** Inches per unit of the slide's scene. */
  readonly inch: number
  /** The JPEG at a picture's address. */
  readonly fileOf: (href: string) => Buffer
  /** The text that is the slide's title. */
  readonly title: string
  /** The alternative text of pictures. */
  readonly pictureName: string
}

/** In units: no point of a line is displayed further off than this, a fiftieth of a millimetre on a screen half a metre wide. */
const leastSeen = 0.12
/** Distance of the baseline below the letters' middle, in ems. */
const middleEm = 0.35
// The library's list of shapes lacks the one defined by points.
const freeform = 'custGeom' as Parameters<PptSlide['addShape']>[0]

const kindOf = ({ dash, width }: PenStroke): 'solid' | 'sysDot' | 'dash' | 'lgDash' | 'lgDashDot' => {
  const [first = 0] = dash ?? []
  if (!dash || dash.length === 0) return 'solid'
  if (dash.length > 2) return 'lgDashDot'
  if (first <= 2 * width) return 'sysDot'
  return first > 6 * width ? 'lgDash' : 'dash'
}

const lineOf = (stroke: PenStroke | undefined, points: number): Fill['line'] => {
  const colour = stroke && stroke.width > 0 ? slideColour(stroke.colour, stroke.opacity) : null
  return colour && stroke
    ? { ...colour, width: Math.max(0.25, stroke.width * points), dashType: kindOf(stroke) }
    : { type: 'none' }
}

const fillOf = (fill: string | undefined): Fill['fill'] => slideColour(fill) ?? { type: 'none' }

/** A pen that puts shapes, texts and pictures on a slide, where each can be moved and edited. */
export const slidePen = (slide: PptSlide, { inch, fileOf, title, pictureName }: SlidePenMeans): Pen => {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let clip: Frame | null = null
  let titled = false
  const scale = (): number => Math.hypot(matrix[0], matrix[1])
  const points = (): number => scale() * inch * 72
  const place = (p: Point): Point => applied(matrix, p)
  const inches = ({ left, top, right, bottom }: Frame) => ({
    ...{ x: left * inch, y: top * inch, w: Math.max(0.001, (right - left) * inch), h: Math.max(0.001, (bottom - top) * inch) },
  })
  const framed = ({ x, y, width, height }: Clip): Frame => frameOf([place({ x, y }), place({ x: x + width, y: y + height })])

  const polygon = (pieces: readonly Outline[], style: Fill): void => {
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
  const straight = (p: Point, q: Point, style: Fill): void => {
    const flipV = (q.x - p.x) * (q.y - p.y) < 0
    slide.addShape('line', { ...inches(frameOf([p, q])), ...style, flipV })
  }
  const outline = (pieces: readonly Outline[], painted: Painted): void => {
    const style = { fill: fillOf(painted.fill), line: lineOf(painted.stroke, points()) }
    const placed = pieces.map(({ points: list, closed }) => ({ points: thinned(list.map(place), leastSeen), closed }))
    const whole = placed.filter(piece => piece.points.length > 1 && (!clip || isWithin(frameOf(piece.points), clip)))
    const [only] = whole
    if (whole.length === 1 && only?.points.length === 2) straight(only.points[0] as Point, only.points[1] as Point, style)
    else polygon(whole, style)
    for (const piece of placed) {
      if (!clip || whole.includes(piece)) continue
      const ends = piece.closed ? [...piece.points, ...piece.points.slice(0, 1)] : piece.points
      for (const part of linesIn(ends, clip)) polygon([{ points: part, closed: false }], { ...style, fill: { type: 'none' } })
    }
  }
  const text = ({ at, size, align, runs: line, paragraph }: PenText): void => {
    if (paragraph === 'further line') return
    const middle = place({ x: at.x, y: at.y - middleEm * size })
    if (clip && (middle.x < clip.left || middle.x > clip.right || middle.y < clip.top || middle.y > clip.bottom)) return
    const runs = paragraph ? line.slice(0, 1).map(run => ({ ...run, text: paragraph.words })) : line
    const words = runs.map(run => run.text).join('')
    if (words.trim() === '') return
    const height = size * scale()
    const width = runs.reduce((sum, run) => sum + textWidth(run.text, height, run.weight ?? 400), 0)
    const box = inches(
      paragraph
        ? flowRoom({ at: middle, align, flow: paragraph, scale: scale() })
        : { ...textRoom({ x: middle.x, width, height, align }), top: middle.y - height * 0.8, bottom: middle.y + height * 0.8 },
    )
    const isTitle = !titled && words === title
    titled ||= isTitle
    const options: Parameters<PptSlide['addText']>[1] = {
      ...{
        ...box,
        margin: 0,
        fontSize: Math.round(size * points() * 10) / 10,
        valign: paragraph ? 'top' : 'middle',
        wrap: true,
        fit: 'shrink',
      },
      ...(paragraph ? { lineSpacing: Math.round(paragraph.leading * points() * 10) / 10 } : {}),
      align: align === 'start' ? 'left' : align === 'middle' ? 'center' : 'right',
      ...(isTitle ? { placeholder: 'title' } : {}),
    }
    const shown = inFaces(runs).map(({ text: part, colour, weight = 400, face }) => ({
      text: part,
      options: { ...slideColour(colour), bold: weight >= 600, fontFace: face },
    }))
    slide.addText(shown, options)
  }

  const picture = (href: string, box: Clip): void => {
    const all = framed(box)
    const seen = common(all, clip)
    if (!seen) return
    const data = `image/jpeg;base64,${fileOf(href).toString('base64')}`
    const { w, h } = inches(all)
    const at = inches(seen)
    const crop = { type: 'crop', x: (seen.left - all.left) * inch, y: (seen.top - all.top) * inch, w: at.w, h: at.h } as const
    slide.addImage({ data, x: at.x, y: at.y, w, h, sizing: crop, altText: pictureName })
  }
  return {
    outline,
    text,
    picture,
    circle: (at, radius, painted) => {
      const middle = place(at)
      const r = radius * scale()
      const frame = { left: middle.x - r, right: middle.x + r, top: middle.y - r, bottom: middle.y + r }
      if (clip && !isWithin({ left: middle.x, right: middle.x, top: middle.y, bottom: middle.y }, clip)) return
      slide.addShape('ellipse', { ...inches(frame), fill: fillOf(painted.fill), line: lineOf(painted.stroke, points()) })
    },
    box: (box, radius, painted) => {
      const seen = common(framed(box), clip)
      if (!seen) return
      const style = { fill: fillOf(painted.fill), line: lineOf(painted.stroke, points()) }
      const round = radius * scale() * inch
      slide.addShape(round > 0 ? 'roundRect' : 'rect', { ...inches(seen), ...style, ...(round > 0 ? { rectRadius: round } : {}) })
    },
    within: ({ matrix: inner, clip: cut }, work) => {
      const before = { matrix, clip }
      if (inner) matrix = times(matrix, inner)
      if (cut) clip = common(framed(cut), clip) ?? { left: 0, top: 0, right: 0, bottom: 0 }
      work()
      matrix = before.matrix
      clip = before.clip
    },
  }
}

import { midpoint } from '@sella/ceph/geometry/point'
import type { Ruler } from '@sella/ceph/tracing/tracing'
import { extentOf, grown, overlap } from '../../scene/extent'
import { markBounds } from '../../scene/marks/index'
import type { DotMark, LabelMark, Mark } from '../../scene/scene'
import { chipGround, surfaces } from '../colours'
import type { LayerInput, TracingLayer } from '../layer'

/** Screen pixels needed beside the line for the `100 mm` box. */
const labelRoom = 70
/** Screen pixels between the line and the text. */
const gap = 14
/** Half the box with the dot of an end beside it, screen pixels. */
const half = { width: 40, height: 13 }

/** How far a line reaches from its middle in one direction while it is within `band` of it in the other. */
const reach = (along: number, across: number, band: number): number => (across > 2 * band ? (along / across) * band : along / 2)

/** Where the length stands: beside the line, or above one that lies so flat that the text would cover it or its end. */
const labelPlace = ([from, to]: Ruler['ends'], { right, pixel }: { readonly right: number; readonly pixel: number }) => {
  const { x, y } = midpoint(from, to)
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  const beside = reach(dx, dy, half.height * pixel)
  const above = reach(dy, dx, half.width * pixel)
  if (above < beside) return { at: { x, y: y - above - gap * pixel }, align: 'middle' } as const
  const left = x + beside + labelRoom * pixel > right
  const away = beside + gap * pixel
  return left ? ({ at: { x: x - away, y }, align: 'end' } as const) : ({ at: { x: x + away, y }, align: 'start' } as const)
}

type Seen = Pick<LayerInput, 'within' | 'pixel' | 'theme'>

/** How far an interval moves to lie inside another. */
const inwards = (from: number, to: number, least: number, greatest: number): number =>
  Math.max(least - from, Math.min(0, greatest - to))

/** The label moved wholly into the part of the film that is seen. */
const broughtIn = (label: LabelMark, { within, pixel }: Seen): LabelMark => {
  const box = markBounds(label, pixel)
  const x = label.at.x + inwards(box.left, box.right, within.left, within.right)
  const y = label.at.y + inwards(box.top, box.bottom, within.top, within.bottom)
  return { ...label, at: { x, y } }
}

/** The ruler's length in words: no value may be written over it. Null if no part of the ruler is seen. */
export const rulerLength = ({ ends, mm }: Ruler, seen: Seen): LabelMark | null => {
  const { within, pixel, theme } = seen
  if (!overlap(grown(extentOf(ends), pixel), within)) return null
  const label: LabelMark = {
    mark: 'label',
    ...labelPlace(ends, { right: within.right, pixel }),
    runs: [{ text: `${mm} mm`, colour: surfaces[theme].accent }],
    size: 11,
    box: { fill: chipGround[theme], padX: 5, padY: 2.5, radius: 2 },
    ref: { kind: 'ruler', end: 'line' },
  }
  return broughtIn(label, seen)
}

/** The ruler as the doctor marked it: both ends, the line, its length. */
export const ruler: TracingLayer = {
  id: 'ruler',
  toggle: 'ruler',
  marks: input => {
    if (!input.ruler) return []
    const [from, to] = input.ruler.ends
    const colour = surfaces[input.theme].accent
    const end = (which: 0 | 1): DotMark => ({
      mark: 'dot',
      at: which === 0 ? from : to,
      radius: 3,
      fill: colour,
      stroke: { colour: '#000000', width: 1, opacity: 0.55 },
      ref: { kind: 'ruler', end: which },
    })
    const line: Mark = { mark: 'line', from, to, stroke: { colour, width: 1.35 }, ref: { kind: 'ruler', end: 'line' } }
    const length = rulerLength(input.ruler, input)
    return [line, ...(length ? [length] : []), end(0), end(1)]
  },
}

import { midpoint } from '@sella/ceph/geometry/point'
import type { DotMark, Mark } from '../../scene/scene'
import { chipGround, surfaces } from '../colours'
import type { TracingLayer } from '../layer'

/** Screen pixels needed beside the line for the `100 mm` box. */
const labelRoom = 70

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
    const middle = midpoint(from, to)
    // To the right of the ruler, unless the film ends there.
    const left = middle.x + labelRoom * input.pixel > input.film.width
    const length: Mark = {
      mark: 'label',
      at: { x: middle.x + (left ? -14 : 14) * input.pixel, y: middle.y },
      runs: [{ text: `${input.ruler.mm} mm`, colour }],
      size: 11,
      align: left ? 'end' : 'start',
      box: { fill: chipGround[input.theme], padX: 5, padY: 2.5, radius: 2 },
      ref: { kind: 'ruler', end: 'line' },
    }
    const line: Mark = { mark: 'line', from, to, stroke: { colour, width: 1.35 }, ref: { kind: 'ruler', end: 'line' } }
    return [line, length, end(0), end(1)]
  },
}

import type { Point } from '@sella/ceph/geometry/point'
import type { Mark, Scene } from '@sella/drawing/scene/scene'
import { surfaces } from '@sella/drawing/tracing/colours'
import { type Legend, type LegendCell, legendLayout, lineHeight, margin, type Placed, signWidth, size } from './legend-layout'

const sign = ({ shape, colour }: NonNullable<LegendCell['sign']>, at: Point, pixel: number): Mark => {
  const [from, to] = [at, { x: at.x + 16 * pixel, y: at.y }]
  if (shape === 'dot') return { mark: 'dot', at: { x: at.x + 8 * pixel, y: at.y }, radius: 3.5, fill: colour }
  if (shape === 'hollow') {
    const stroke = { colour, width: 1.2 }
    return { mark: 'dot', at: { x: at.x + 8 * pixel, y: at.y }, radius: 3, fill: 'none', stroke }
  }
  if (shape === 'ring') {
    const edge = { colour, width: 1.2, dash: [3, 2.5] }
    return { mark: 'dot', at: { x: at.x + 8 * pixel, y: at.y }, radius: 6, fill: 'none', stroke: edge }
  }
  if (shape === 'value') {
    const [width, height] = [16 * pixel, 10 * pixel]
    return { mark: 'box', x: at.x, y: at.y - height / 2, width, height, fill: colour, radius: 2 }
  }
  return { mark: 'line', from, to, stroke: { colour, width: 2, ...(shape === 'dashed' ? { dash: [4, 3] } : {}) } }
}

const marks = ({ cell, x, line }: Placed, pixel: number): readonly Mark[] => {
  const y = (margin + lineHeight * (line + 0.5)) * pixel
  const [weight, colour] = cell.strong ? ([600, surfaces.dark.text] as const) : ([400, surfaces.dark.quiet] as const)
  const at = { x: (x + (cell.sign ? signWidth : 0)) * pixel, y }
  const text: Mark = { mark: 'label', at, size, align: 'start', runs: [{ text: cell.text, colour, weight }] }
  return cell.sign ? [sign(cell.sign, { x: x * pixel, y }, pixel), text] : [text]
}

/** The band below a picture of this width (film pixels); `pixel`: a screen pixel of the picture, in film pixels. */
export const legendScene = (legend: Legend, { width, pixel }: { readonly width: number; readonly pixel: number }): Scene => {
  const placed = legendLayout(legend, width / pixel)
  const lines = Math.max(0, ...placed.map(each => each.line + 1))
  const height = lines === 0 ? 0 : Math.ceil((2 * margin + lines * lineHeight) * pixel)
  return { width, height, pixel, layers: [{ id: 'legend', marks: placed.flatMap(each => marks(each, pixel)) }] }
}

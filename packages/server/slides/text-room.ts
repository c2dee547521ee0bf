import type { Point } from '@sella/ceph/geometry/point'
import type { Flow, LabelMark } from '@sella/drawing/scene/scene'
import { slideSize } from '@sella/drawing/slides/slide'
import type { Frame } from './shape'

/** Margin in units at a slide's edge, which no text box crosses. */
const margin = 20

/** Factor by which a viewer's own typeface may be wider than the one a line was measured in. */
export const broader = 1.25

interface Line {
  /** Position of the line's start, middle or end, depending on `align`; in slide units, like the rest. */
  readonly x: number
  readonly width: number
  readonly height: number
  readonly align: LabelMark['align']
}

/**
 * Horizontal extent of a line's box: with room for a wider typeface, but never beyond the slide's edge, where the line wraps
 * instead.
 */
export const textRoom = ({ x, width, height, align }: Line): { readonly left: number; readonly right: number } => {
  const wished = width * broader + height
  const [first, last] = [margin, slideSize.width - margin]
  if (align === 'start') return { left: x, right: Math.max(x, Math.min(last, x + wished)) }
  if (align === 'end') return { left: Math.min(x, Math.max(first, x - wished)), right: x }
  const half = Math.max(0, Math.min(wished / 2, x - first, last - x))
  return { left: x - half, right: x + half }
}

interface Paragraph {
  /** Where the first line has its vertical middle, and its start, middle or end, depending on `align`. */
  readonly at: Point
  readonly align: LabelMark['align']
  readonly flow: Flow
  /** Slide units per unit of the flow. */
  readonly scale: number
}

/** The box around all lines of a paragraph, as wide as they were set. */
export const flowRoom = ({ at, align, flow: { lineWidth, lines, leading }, scale }: Paragraph): Frame => {
  const width = Math.min(lineWidth * scale, slideSize.width - 2 * margin)
  const wished = at.x - (align === 'start' ? 0 : align === 'middle' ? width / 2 : width)
  const left = Math.max(margin, Math.min(wished, slideSize.width - margin - width))
  const top = at.y - (leading * scale) / 2
  return { left, right: left + width, top, bottom: top + lines * leading * scale }
}

import type { PenStroke } from '@sella/drawing/scene/pen'
import type pptxgen from 'pptxgenjs'
import { slideColour } from './colour'

export type PptSlide = ReturnType<InstanceType<typeof pptxgen>['addSlide']>
type ShapeProps = Parameters<PptSlide['addShape']>[1] & object
export type Fill = Pick<ShapeProps, 'fill' | 'line'>

const kindOf = ({ dash, width }: PenStroke): 'solid' | 'sysDot' | 'dash' | 'lgDash' | 'lgDashDot' => {
  const [first = 0] = dash ?? []
  if (!dash || dash.length === 0) return 'solid'
  if (dash.length > 2) return 'lgDashDot'
  if (first <= 2 * width) return 'sysDot'
  return first > 6 * width ? 'lgDash' : 'dash'
}

/** `points`: points per unit of the stroke's width. */
export const lineOf = (stroke: PenStroke | undefined, points: number): Fill['line'] => {
  const colour = stroke && stroke.width > 0 ? slideColour(stroke.colour, stroke.opacity) : null
  return colour && stroke
    ? { ...colour, width: Math.max(0.25, stroke.width * points), dashType: kindOf(stroke) }
    : { type: 'none' }
}

export const fillOf = (fill: string | undefined): Fill['fill'] => slideColour(fill) ?? { type: 'none' }

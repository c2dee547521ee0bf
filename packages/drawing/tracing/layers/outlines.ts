import type { Mark, Stroke } from '../../scene/scene'
import type { DrawnCurve } from '../anatomy'
import type { LayerInput, TracingLayer } from '../layer'

/** Design section 7: traced curves 1.35 px; estimated ones 1.1 px, dashed and lighter. */
const curveStroke = (curve: DrawnCurve, colour: string): Stroke =>
  curve.estimated ? { colour, width: 1.1, dash: [4, 3], opacity: 0.72 } : { colour, width: 1.35 }

export const curveMark = (curve: DrawnCurve, colour: string): Mark => ({
  mark: 'curve',
  points: curve.points,
  closed: curve.closed,
  stroke: curveStroke(curve, colour),
  ref: { kind: 'curve', name: curve.name },
})

/** The curves of certain layers of the outline table; estimated ones can be left out. */
export const curvesOf = (
  { anatomy, estimatedOutlines }: LayerInput,
  layers: readonly DrawnCurve['layer'][],
): readonly DrawnCurve[] =>
  anatomy.curves.filter(curve => layers.includes(curve.layer) && (estimatedOutlines || !curve.estimated))

export const outlines: TracingLayer = {
  id: 'outlines',
  toggle: 'outlines',
  marks: input => curvesOf(input, ['outlines', 'profile']).map(curve => curveMark(curve, input.colours.curveColor)),
}

import type { LineMark, Mark } from '../../scene/scene'
import { type LayerInput, presence, type TracingLayer } from '../layer'

/** The reference lines of the analysis, 1 px at 90 %. */
export const planes: TracingLayer = {
  id: 'planes',
  toggle: 'auxiliaryLines',
  marks: (input: LayerInput): readonly Mark[] =>
    input.sheet.lines(input).map(({ name, segment }): LineMark => {
      const isHovered = input.highlight?.kind === 'plane' && input.highlight.name === name
      const stroke = isHovered
        ? { colour: input.colours.analysisLineColor, width: 2 }
        : { colour: input.colours.analysisLineColor, width: 1, opacity: 0.9 * presence(input, false) }
      return { mark: 'line', ...segment, stroke, ref: { kind: 'plane', name } }
    }),
}

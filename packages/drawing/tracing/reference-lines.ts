import type { LayerInput } from './layer'
import { type LineRule, lineInView, type Segment } from './line-in-view'

export interface ReferenceLine {
  readonly name: string
  readonly segment: Segment
}

/** The rules of the reference lines by name. */
export type LineTable = Readonly<Record<string, Omit<LineRule, 'nodes'> & { readonly nodes: readonly string[] }>>

const table: LineTable = {}

/** 71.8 mm from S to Na (specification section 9) where the film has no scale; it sets only how far a perpendicular reaches. */
const pixelsPerMm = ({ evaluation, anatomy }: LayerInput): number => {
  const { mmPerPixel } = evaluation.calibration
  if (mmPerPixel !== null && mmPerPixel > 0) return 1 / mmPerPixel
  const { S, Na } = anatomy.points
  return S && Na ? Math.hypot(S.x - Na.x, S.y - Na.y) / 71.8 : 10
}

/** The lines of the analysis whose points are there, in the order of the analysis. */
export const referenceLines = (input: LayerInput): readonly ReferenceLine[] => {
  const scale = pixelsPerMm(input)
  return input.analysis.lines.flatMap(name => {
    const rule = table[name]
    const nodes = rule?.nodes.map(node => (input.anatomy.points as Readonly<Record<string, Segment['from']>>)[node])
    if (!rule || !nodes || nodes.some(node => node === undefined)) return []
    const segment = lineInView({ ...rule, nodes: nodes.filter(node => node !== undefined) }, scale)
    return segment ? [{ name, segment }] : []
  })
}

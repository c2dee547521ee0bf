import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { FigureArc, FigureLine } from '@sella/ceph/kinds/figure'
import { distanceToSegment } from '../../scene/near'
import type { Mark } from '../../scene/scene'
import { valueColour } from '../colours'
import { type LayerInput, presence, type TracingLayer } from '../layer'
import type { Segment } from '../line-in-view'
import { tint } from '../tint'

/** Lines closer than this, in image pixels, coincide and are drawn once. */
const same = 1

const liesOn = (line: Segment, other: Segment): boolean =>
  distanceToSegment(line.from, other.from, other.to) < same && distanceToSegment(line.to, other.from, other.to) < same

const lineMark = (line: FigureLine, row: EvaluationRow, input: LayerInput): Mark => {
  const isHovered = row === input.highlighted
  const strength = isHovered ? 1 : 0.9 * presence(input, false)
  return {
    mark: 'line',
    from: line.from,
    to: line.to,
    stroke: {
      colour: input.colours.analysisLineColor,
      width: isHovered && !line.extension ? 2 : 1,
      opacity: line.extension ? strength * 0.6 : strength,
    },
    ref: { kind: 'item', name: row.item },
  }
}

/** A narrow angle needs a long arm to be visible, a wide one a short arm; screen pixels. */
const wedgeRadius = (sweep: number): number => Math.min(150, Math.max(34, 22 / Math.max(Math.abs(sweep), 0.01)))

const wedge = (arc: FigureArc, row: EvaluationRow, input: LayerInput): Mark => {
  const colour = valueColour(row.class, input.colours, input.theme)
  const stroke = { colour, width: 1.35 }
  return {
    mark: 'wedge',
    ...arc,
    radius: wedgeRadius(arc.sweep),
    fill: tint(colour, 0.16),
    stroke,
    ref: { kind: 'item', name: row.item },
  }
}

const figureOf = (row: EvaluationRow) => (row.reading.status === 'read' ? row.reading.figure : { lines: [], arcs: [] })

/** The lines the labelled values are measured from, unless a reference line already shows them. */
const quietLines = (input: LayerInput): readonly Mark[] => {
  const drawn: Segment[] = input.sheet.lines(input).map(line => line.segment)
  const out: Mark[] = []
  for (const row of input.labelled) {
    if (row === input.highlighted) continue
    for (const line of figureOf(row).lines) {
      if (line.extension || drawn.some(other => liesOn(line, other))) continue
      drawn.push(line)
      out.push(lineMark(line, row, input))
    }
  }
  return out
}

/** The highlighted item in full: its wedge tinted in the colour of its class, its lines 2 px wide, their extensions lighter. */
const highlightedFigure = (input: LayerInput): readonly Mark[] => {
  const row = input.highlighted
  if (!row) return []
  const { lines, arcs } = figureOf(row)
  return [...arcs.map(arc => wedge(arc, row, input)), ...lines.map(line => lineMark(line, row, input))]
}

export const lines: TracingLayer = {
  id: 'lines',
  toggle: 'auxiliaryLines',
  marks: input => [...quietLines(input), ...highlightedFigure(input)],
}

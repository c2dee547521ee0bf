import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { LabelMark, Mark } from '../../scene/scene'
import { chipGround, surfaces, valueColour } from '../colours'
import type { LayerInput, TracingLayer } from '../layer'
import type { PlacedLabel } from '../place-labels'
import { labelPadX, labelRuns, labelSize } from '../value-label'

const chip = (row: EvaluationRow, place: PlacedLabel, input: LayerInput): LabelMark => {
  const { pixel, theme, colours } = input
  const isHovered = row === input.highlighted
  const colour = valueColour(row.class, colours, theme)
  const paper = theme === 'light' ? { stroke: { colour: '#dfe3e2', width: 1 } } : {}
  return {
    mark: 'label',
    at: { x: place.box.left * pixel + labelPadX * pixel, y: ((place.box.top + place.box.bottom) / 2) * pixel },
    runs: labelRuns(row, input),
    size: labelSize,
    align: 'start',
    box: {
      fill: chipGround[theme],
      padX: labelPadX,
      padY: 3.5,
      radius: 2,
      ...(isHovered ? { stroke: { colour, width: 1.2 } } : paper),
    },
    ref: { kind: 'item', name: row.item },
  }
}

const leader = (row: EvaluationRow, { leader: line }: PlacedLabel, input: LayerInput): readonly Mark[] => {
  if (!line) return []
  const { pixel, theme } = input
  const scaled = (p: { readonly x: number; readonly y: number }) => ({ x: p.x * pixel, y: p.y * pixel })
  const stroke = { colour: surfaces[theme].quiet, width: 0.8, opacity: 0.8 }
  return [{ mark: 'line', from: scaled(line.from), to: scaled(line.to), stroke, ref: { kind: 'item', name: row.item } }]
}

/** The value labels: leaders first so that no leader crosses a chip, the highlighted chip on top. */
export const values: TracingLayer = {
  id: 'values',
  toggle: 'results',
  marks: input => {
    const pairs = input.placed.flatMap(place => {
      const row = input.labelled.find(r => r.item === place.id)
      return row ? [{ row, place }] : []
    })
    const ordered = [...pairs].sort((a, b) => Number(a.row === input.highlighted) - Number(b.row === input.highlighted))
    return [...ordered.flatMap(p => leader(p.row, p.place, input)), ...ordered.map(p => chip(p.row, p.place, input))]
  },
}

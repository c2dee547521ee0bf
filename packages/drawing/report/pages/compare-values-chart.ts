import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Mark } from '../../scene/scene'
import type { ComparedRecord } from '../comparison'
import { deviationGeometry } from '../deviation-geometry'
import { greys, inner } from '../paper'
import { valueLeft } from './compare-values-layout'

/** Space left and right of the chart for the dots. */
const padding = 12

export interface Chart {
  readonly left: number
  readonly width: number
}

export const chartOf = (records: readonly ComparedRecord[]): Chart => {
  const left = valueLeft(records.length) + 15
  return { left, width: inner.right - left }
}

/** The record's row of an item; undefined if it was not measured. */
export const rowIn = ({ measured }: ComparedRecord, item: string): EvaluationRow | undefined =>
  measured.rows.find(each => each.item === item)

/** Each record's dot on a common scale, in its own colour; open if it lies outside the chart. */
export const dots = (row: EvaluationRow, records: readonly ComparedRecord[], chart: Chart, middle: number): readonly Mark[] =>
  records.flatMap((record, i): readonly Mark[] => {
    const { colour } = record
    const own = rowIn(record, row.item)
    if (!own?.norm || own.reading.status !== 'read') return []
    const { mean, sd } = own.norm
    const place = deviationGeometry({ value: own.reading.value, mean, sd, error: null, width: chart.width, padding })?.dot
    if (!place) return []
    const at = { x: chart.left + place.at, y: middle + (i - (records.length - 1) / 2) * 18 }
    return [{ mark: 'dot', at, radius: 8, fill: place.clamped ? greys.white : colour, stroke: { colour, width: 3 } }]
  })

/** Band of one SD, ticks at 1, 2 and 3 SD and the mean; nothing if the norm has no spread. */
export const ground = (row: EvaluationRow, chart: Chart, middle: number): readonly Mark[] => {
  const norm = row.norm
  const place = norm && deviationGeometry({ value: null, ...norm, error: null, width: chart.width, padding })
  if (!place) return []
  const upright = (along: number, half: number, colour: string, width: number): Mark => {
    const x = chart.left + along
    return { mark: 'line', from: { x, y: middle - half }, to: { x, y: middle + half }, stroke: { colour, width } }
  }
  const { from, to } = place.band
  return [
    { mark: 'box', x: chart.left + from, y: middle - 30, width: to - from, height: 60, fill: greys.band, radius: 5 },
    ...place.ticks.map(tick => upright(tick, 8, greys.tick, 1.5)),
    upright(place.mean, 32, greys.quiet, 2),
  ]
}

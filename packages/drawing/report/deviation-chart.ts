import type { DeviationClass, EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Mark } from '../scene/scene'
import { classColours } from '../tracing/colours'
import { type DeviationGeometry, deviationGeometry } from './deviation-geometry'
import { greys } from './paper'

/** Position of the chart in a row of the table, page units; `scale` is 1 for rows 78 high. */
export interface ChartPlace {
  readonly left: number
  readonly width: number
  readonly middle: number
  readonly scale: number
}

const padding = 24

/** Half heights in rows 78 high. */
const half = { band: 13, tick: 10, mean: 19, whisker: 8, dot: 10, arrow: 13 } as const

const upright = (x: number, place: ChartPlace, height: number, stroke: { colour: string; width: number }): Mark => {
  const h = height * place.scale
  return { mark: 'line', from: { x, y: place.middle - h }, to: { x, y: place.middle + h }, stroke }
}

const ground = (g: DeviationGeometry, place: ChartPlace): readonly Mark[] => {
  const x = (along: number): number => place.left + along
  const [first = 0, , , , , last = 0] = g.ticks
  const h = half.band * place.scale
  return [
    {
      mark: 'box',
      x: x(g.band.from),
      y: place.middle - h,
      width: g.band.to - g.band.from,
      height: 2 * h,
      fill: greys.band,
      radius: 6 * place.scale,
    },
    {
      mark: 'line',
      from: { x: x(first), y: place.middle },
      to: { x: x(last), y: place.middle },
      stroke: { colour: '#c7cecd', width: 1.5 },
    },
    ...g.ticks.map(tick => upright(x(tick), place, half.tick, { colour: greys.tick, width: 1.5 })),
    upright(x(g.mean), place, half.mean, { colour: greys.ink, width: 2 }),
  ]
}

const arrowHead = (at: number, side: 'low' | 'high', place: ChartPlace, colour: string): Mark => {
  const h = half.arrow * place.scale
  const tip = { x: at + (side === 'high' ? h : -h), y: place.middle }
  const points = [tip, { x: at - (tip.x - at) * 0.6, y: place.middle - h }, { x: at - (tip.x - at) * 0.6, y: place.middle + h }]
  return { mark: 'curve', points, closed: true, stroke: { colour, width: 1 }, fill: colour }
}

const valueMarks = (g: DeviationGeometry, place: ChartPlace, of: DeviationClass): readonly Mark[] => {
  if (!g.dot) return []
  const colour = classColours.light[of]
  const x = (along: number): number => place.left + along
  const at = { x: x(g.dot.at), y: place.middle }
  const bar: Mark = { mark: 'line', from: { x: x(g.mean), y: place.middle }, to: at, stroke: { colour, width: 6 * place.scale } }
  const ends = g.whisker
    ? [g.whisker.from, g.whisker.to].map(end => upright(x(end), place, half.whisker, { colour, width: 2 }))
    : []
  const span: readonly Mark[] = g.whisker
    ? [
        {
          mark: 'line',
          from: { x: x(g.whisker.from), y: at.y },
          to: { x: x(g.whisker.to), y: at.y },
          stroke: { colour, width: 2 },
        },
      ]
    : []
  const fill = of === 'normal' ? greys.white : colour
  const dot: Mark = g.dot.clamped
    ? arrowHead(at.x, g.dot.clamped, place, colour)
    : { mark: 'dot', at, radius: half.dot * place.scale, fill, stroke: { colour, width: 4 * place.scale } }
  return [bar, ...span, ...ends, dot]
}

/** Whether there is a norm with a range to chart the row's value against. */
export const hasChart = ({ norm }: Pick<EvaluationRow, 'norm'>): boolean => norm !== null && norm.sd > 0

const geometryOf = (row: EvaluationRow, width: number): DeviationGeometry | null =>
  row.norm &&
  deviationGeometry({
    value: row.reading.status === 'read' ? row.reading.value : null,
    mean: row.norm.mean,
    sd: row.norm.sd,
    error: row.reading.status === 'read' ? row.reading.error : null,
    width,
    padding,
  })

/** The chart of one row: band of ±1 SD, ticks at 1 2 3 SD, bar from the mean, whisker of one standard error, dot. */
export const deviationChart = (row: EvaluationRow, place: ChartPlace): readonly Mark[] => {
  const g = geometryOf(row, place.width)
  return g ? [...ground(g, place), ...valueMarks(g, place, row.class)] : []
}

/** Positions of the column heads -3 to +3. */
export const chartScale = (left: number, width: number): readonly { readonly x: number; readonly deviations: number }[] => {
  const g = deviationGeometry({ value: null, mean: 0, sd: 1, error: null, width, padding })
  const ticks = g ? [...g.ticks.slice(0, 3), g.mean, ...g.ticks.slice(3)] : []
  return ticks.map((along, i) => ({ x: left + along, deviations: i - 3 }))
}

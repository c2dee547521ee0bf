import { describe, expect, it } from 'vitest'
import type { Mark, Scene } from '../../scene/scene'
import { grownComparison } from '../testing/compared-records'
import { boxOf, labels, wordsOf } from '../testing/labels'
import { marksOf } from '../testing/page-words'
import { trendDrawing } from './drawings'
import { treatmentResultOf } from './result'

/** Error bars of a chart: its lines that stand upright. */
const barsOf = (chart: Scene): readonly Extract<Mark, { mark: 'line' }>[] =>
  marksOf(chart).filter((mark): mark is Extract<Mark, { mark: 'line' }> => mark.mark === 'line' && mark.from.x === mark.to.x)

const struckIn = (chart: Scene): readonly string[] =>
  labels(chart).flatMap(label => {
    const { left, right, top, bottom } = boxOf(label)
    const cut = barsOf(chart).some(({ from, to }) => {
      const [high, low] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
      return from.x > left && from.x < right && low > top && high < bottom
    })
    return cut ? [wordsOf(label)] : []
  })

/** How far each value stands from the nearest dot of the chart beyond its own bar's length. */
const astrayIn = (chart: Scene): readonly string[] => {
  const dots = marksOf(chart).flatMap(mark => (mark.mark === 'dot' ? [mark.at] : []))
  const reach = Math.max(0, ...barsOf(chart).map(({ from, to }) => Math.abs(from.y - to.y) / 2))
  return (
    labels(chart)
      // A norm has its spread.
      .filter(label => /\d(°| mm| %)/.test(wordsOf(label)) && !wordsOf(label).includes('±'))
      .filter(({ at }) => !dots.some(dot => Math.abs(dot.x - at.x) < 80 && Math.abs(dot.y - at.y) < Math.max(84, reach + 20)))
      .map(wordsOf)
  )
}

describe.each([2, 3, 4, 6, 10])('the charts of %i records', count => {
  it.each(['ABO', 'Jarabak', '九院'])('have no value on an error bar, none astray from its dot: %s', method => {
    const of = grownComparison(count, { method })
    const charts = treatmentResultOf(of)?.trends.map(course => trendDrawing(course, of.records, 'zh')) ?? []
    expect(charts.length).toBeGreaterThan(0)
    expect(charts.flatMap(barsOf).length).toBeGreaterThan(0)
    expect(charts.flatMap(struckIn)).toEqual([])
    expect(charts.flatMap(astrayIn)).toEqual([])
  })
})

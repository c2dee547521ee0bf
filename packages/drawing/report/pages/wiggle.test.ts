import { classify } from '@sella/ceph/analysis/classify'
import { analysisNames } from '@sella/ceph/data/analyses'
import { describe, expect, it } from 'vitest'
import { shortItemName } from '../../tracing/short-names'
import { starText, valueText } from '../../tracing/value-text'
import { boxOf, collisions, labels, wordsOf } from '../testing/labels'
import { reportInput } from '../testing/report-input'
import { snugWigglePages } from './wiggle'

/** The labels of a row of a page, from left to right, without its category. */
const rowLabels = (page: Parameters<typeof labels>[0], name: string): readonly string[] => {
  const all = labels(page)
  const named = all.find(label => wordsOf(label).startsWith(name))
  const onRow = all.filter(label => label.at.y === named?.at.y && label.at.x >= named.at.x)
  return onRow.toSorted((a, b) => boxOf(a).left - boxOf(b).left).map(wordsOf)
}

describe('the polygon of one record', () => {
  it('gives each value with its stars between its norm and the chart', () => {
    const input = reportInput('ABO')
    const page = snugWigglePages(input)[0]
    const row = input.evaluation.rows.find(each => each.stars > 0 && each.unit === 'degree')
    if (!page || !row) throw new Error('the template has a value outside its norm')
    expect(rowLabels(page, shortItemName(row.name, 'zh'))).toEqual([
      expect.stringContaining('°'),
      expect.stringMatching(/^\d+\.\d+ ± \d+\.\d+$/),
      valueText(row, input.evaluation.calibration),
      starText(row.stars),
    ])
  })

  it('counts in words what the table judges to lie outside, not what only its unrounded value does', () => {
    const whole = reportInput('ABO')
    const rows = whole.evaluation.rows.map(row => {
      const { norm, reading } = row
      if (!norm || reading.status !== 'read') return row
      const value = norm.mean + norm.sd + 0.004
      return { ...row, reading: { ...reading, value }, ...classify({ ...reading, value }, norm) }
    })
    expect(rows.every(({ stars }) => stars === 0)).toBe(true)
    const [page] = snugWigglePages({ ...whole, lang: 'en', evaluation: { ...whole.evaluation, rows } })
    const alternatives = new Set((page?.layers ?? []).flatMap(({ marks }) => marks.flatMap(({ alt }) => alt ?? [])))
    expect([...alternatives]).toEqual([expect.stringContaining(`, 0 of ${rows.length} values lie beyond ±1 SD`)])
  })

  it.each(['zh', 'en'] as const)('writes no label on another, whatever the method (%s)', lang => {
    for (const name of analysisNames) {
      for (const page of snugWigglePages(reportInput(name, { lang })))
        expect({ name, over: collisions(page) }).toEqual({ name, over: [] })
    }
  })
})

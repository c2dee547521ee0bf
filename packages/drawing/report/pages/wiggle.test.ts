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

  it.each(['zh', 'en'] as const)('writes no label on another, whatever the method (%s)', lang => {
    for (const name of analysisNames) {
      for (const page of snugWigglePages(reportInput(name, { lang })))
        expect({ name, over: collisions(page) }).toEqual({ name, over: [] })
    }
  })
})

import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import type { Comparison } from '../report/comparison'
import { comparisonAlone, grownRecords, schemeOf } from '../report/testing/compared-records'
import { pageWords } from '../report/testing/page-words'
import { resultSlides } from './result-slide'

/** Three records a month apart, in this order in the scheme; those that are `empty` have no points; only angles where no film is `scaled`. */
const compared = (order: readonly number[], lang: 'zh' | 'en', empty: readonly number[] = [], scaled = true): Comparison => {
  const wish = {
    method: 'ABO',
    over: { lang },
    edit: (tracing: typeof emptyTracing, i: number) =>
      empty.includes(i) ? emptyTracing : { ...tracing, fileScale: scaled ? tracing.fileScale : null },
  }
  const records = grownRecords(3, wish)
  const inOrder = order.flatMap(i => records[i] ?? [])
  return comparisonAlone(schemeOf(inOrder.map(({ uuid }) => uuid)), inOrder)
}

const slidesOf = (of: Comparison): readonly string[] =>
  of.records[0] ? resultSlides(of, of.records[0].input).map(pageWords) : []

describe.each(['zh', 'en'] as const)('the slide of the result (%s)', lang => {
  it('compares the first and last record in time, in whatever order the scheme has them', () => {
    const inTime = slidesOf(compared([0, 1, 2], lang))
    expect(inTime).toHaveLength(1)
    expect(inTime[0]).toContain({ zh: '2 个月后', en: '2 months later' }[lang])
    for (const order of [
      [2, 1, 0],
      [1, 2, 0],
      [1, 0, 2],
    ])
      expect([order, slidesOf(compared(order, lang))]).toEqual([order, inTime])
  })

  it('is there where the first and last record in time can be compared, though the first or last of the scheme cannot', () => {
    const inTime = slidesOf(compared([0, 1, 2], lang, [1]))
    expect(inTime).toHaveLength(1)
    expect(slidesOf(compared([1, 0, 2], lang, [1]))).toEqual(inTime)
    expect(slidesOf(compared([0, 2, 1], lang, [1]))).toEqual(inTime)
    const angles = slidesOf(compared([0, 1, 2], lang, [1], false))
    expect(angles).toHaveLength(1)
    expect(slidesOf(compared([1, 0, 2], lang, [1], false))).toEqual(angles)
  })

  it('is not there where no two records can be compared', () => {
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
    ])
      expect([order, slidesOf(compared(order, lang, [1, 2]))]).toEqual([order, []])
  })
})

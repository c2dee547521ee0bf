import { evaluate } from '@sella/ceph/analysis/evaluate'
import { subjectOf } from '@sella/ceph/analysis/subject'
import { expect, it } from 'vitest'
import type { Scene } from '../scene/scene'
import type { Comparison, GivenRecord } from './comparison'
import { compareAnalysisPages } from './pages/compare-analysis'
import { compareWigglePages } from './pages/compare-wiggle'
import { comparisonAlone, grownRecords, schemeOf } from './testing/compared-records'
import { pageWords } from './testing/page-words'

/** The record as of one born on that day. */
const bornOn = (birthday: string, record: GivenRecord): GivenRecord => {
  const { analysis, tracing, record: at } = record.input
  const subject = subjectOf({ birthday, sex: 'female' }, { createday: at.date, ageGroup: null })
  const measured = evaluate(tracing, analysis, subject)
  return { ...record, measured, input: { ...record.input, subject, evaluation: measured } }
}

type Pages = (comparison: Comparison) => readonly Scene[]

const wordsOf = (
  birthdays: readonly string[],
  lang: 'zh' | 'en',
  { method = 'ABO', pages = compareAnalysisPages }: { readonly method?: string; readonly pages?: Pages } = {},
): string => {
  const records = grownRecords(birthdays.length, { method, over: { lang } })
  const given = records.map((record, i) => bornOn(birthdays[i] ?? '', record))
  return pages(comparisonAlone(schemeOf(given.map(({ uuid }) => uuid)), given))
    .map(pageWords)
    .join(' | ')
}

it('values beside each other are each judged by the norms of their own day, and the page says by which', () => {
  const words = wordsOf(['2015-06-01', '2011-06-01'], 'en')
  expect(words).toContain('1: 4.7 ± 1.4')
  expect(words).toContain('2: 3.7 ± 1.7')
  expect(words).toContain('primary/mixed')
  expect(words).toContain('early permanent')
  expect(words).toContain('ABO analysis · both sexes')
  const alike = wordsOf(['2011-06-01', '2011-06-01'], 'zh')
  expect(alike).toContain('| 3.7 ± 1.7 |')
  expect(alike).not.toMatch(/\d: \d/)
  expect(alike).toContain('ABO分析法 · 男女合并')
})

const both: readonly Pages[] = [compareAnalysisPages, compareWigglePages]

it.each(both)('an analysis that tells the sexes apart is named with the sex, and norms of adults with them', pages => {
  const child = ['2015-06-01', '2015-06-01']
  expect(wordsOf(child, 'en', { method: 'McNamara', pages })).toContain('McNamara analysis · female, adult norms')
  expect(wordsOf(child, 'zh', { method: 'ABO', pages })).not.toContain('成人')
})

it('the polygon names the norm of each record, not that of the first alone', () => {
  const words = wordsOf(['2015-06-01', '2011-06-01'], 'en', { pages: compareWigglePages })
  expect(words).toContain('1: 4.7 ± 1.4')
  expect(words).toContain('2: 3.7 ± 1.7')
})

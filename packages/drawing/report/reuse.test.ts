import { expect, test } from 'vitest'
import { comprehensive } from './comprehensive'
import { type ReportDesign, usualDesign } from './design'
import type { ReportPage } from './report-page'
import { reusing } from './reuse'
import { grownComparison, grownRecord } from './testing/compared-records'

test('what was made of the same things is handed back; of other things it is made anew', () => {
  const reuse = reusing()
  const [a, b] = [{}, {}]
  const first = reuse('x', [a, 1], () => ({}))
  expect(reuse('x', [a, 1], () => ({}))).toBe(first)
  expect(reuse('y', [a, 1], () => ({}))).not.toBe(first)
  for (const of of [[b, 1], [a, 2], [a], [a, 1, 1]]) expect(reuse('x', of, () => ({}))).not.toBe(first)
})

test('a report designed step by step has the pages of one designed at once', () => {
  const { input } = grownRecord(0, { method: 'ABO' })
  const schemes = [grownComparison(2, { method: 'ABO' })]
  const reuse = reusing()
  const all: ReportDesign = { ...usualDesign, sections: ['cover', 'analysis', 'films', 'values', 'result', 'board'] }
  const steps: readonly ReportDesign[] = [
    all,
    { ...all, sections: [...all.sections].reverse(), signature: true },
    { ...all, sections: ['values', 'cover', 'result'], paper: 'Letter' },
    { ...all, both: true, sideBySide: true, trend: ['SNB'] },
    all,
  ]
  const texts = (pages: readonly ReportPage[]) => pages.map(page => JSON.stringify(page))
  for (const [i, design] of steps.entries()) {
    const [stepwise, atOnce] = [texts(comprehensive(input, schemes, design, reuse)), texts(comprehensive(input, schemes, design))]
    expect([i, stepwise.map((text, page) => text === atOnce[page])]).toEqual([i, atOnce.map(() => true)])
  }
  const [film] = comprehensive(input, schemes, { ...all, sections: ['films'] }, reuse)
  const [same] = comprehensive(input, schemes, { ...all, sections: ['films', 'notes'] }, reuse)
  expect(same?.layers[0]).toBe(film?.layers[0])
  const english = { ...input, lang: 'en' } as const
  expect(texts(comprehensive(english, [], all, reuse)).join() === texts(comprehensive(english, [], all)).join()).toBe(true)
})

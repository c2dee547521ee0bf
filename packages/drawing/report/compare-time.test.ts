import { describe, expect, it } from 'vitest'
import type { Scene } from '../scene/scene'
import { changeSlides } from '../slides/change-slides'
import { schemeSlides } from '../slides/scheme-slides'
import type { Comparison } from './comparison'
import { compareAnalysisPages } from './pages/compare-analysis'
import { comparisonInTime } from './result/facts'
import { grownComparison } from './testing/compared-records'
import { pageWords } from './testing/page-words'

/** The same records laid on the latest of them: numbers and order of the scheme run back in time. */
const backwards = (count: number): Comparison =>
  grownComparison(count, {}, { uuids: Array.from({ length: count }, (_, i) => `r${count - 1 - i}`) })

const changes = (pages: readonly Scene[]): readonly string[] =>
  pages.flatMap(page =>
    pageWords(page)
      .split(' | ')
      .filter(words => words.startsWith('变化 ')),
  )

describe.each([2, 3, 4, 10])('the changes of %s records laid on the latest one', count => {
  const [forward, back] = [grownComparison(count), backwards(count)]

  it('run from the earliest to the latest, as they do where the earliest is the reference', () => {
    const shown = changes(compareAnalysisPages(back))
    expect(shown.length).toBeGreaterThan(10)
    expect(shown).toEqual(changes(compareAnalysisPages(forward)))
  })

  it('stand beside the values in the order of the dates, each record under its own number', () => {
    expect(comparisonInTime(back).records.map(({ uuid, number }) => [uuid, number])).toEqual(
      Array.from({ length: count }, (_, i) => [`r${i}`, count - i]),
    )
    const valuesOf = (of: Comparison) =>
      compareAnalysisPages(of).flatMap(page =>
        pageWords(page)
          .split(' | ')
          .filter(w => /^−?\d+\.\d$/.test(w)),
      )
    expect(valuesOf(back)).toEqual(valuesOf(forward))
  })

  it('are the same on slides', () => {
    const amounts = (of: Comparison) =>
      changeSlides(of).flatMap(slide =>
        pageWords(slide)
          .split(' | ')
          .filter(words => /^[+−]\d/.test(words)),
      )
    expect(amounts(back).length).toBeGreaterThan(5)
    expect(amounts(back)).toEqual(amounts(forward))
  })

  it('name the records that displacements on slides run between as they run', () => {
    const spans = (of: Comparison) => [
      ...schemeSlides(of)
        .map(pageWords)
        .join(' | ')
        .matchAll(/记录 (\d+) → (\d+)/g),
    ]
    expect(spans(back).length).toBeGreaterThan(0)
    for (const [, first, last] of spans(back)) expect([Number(first), Number(last)]).toEqual([count, 1])
    expect(spans(back).length).toBe(spans(forward).length)
  })
})

import { expect, it } from 'vitest'
import type { Comparison } from './comparison'
import { compareAnalysisPages } from './pages/compare-analysis'
import { boardSuperimpositions } from './pages/compare-board'
import { compareFilmPages } from './pages/compare-films'
import { compareResultPages } from './pages/compare-result'
import { grownComparison } from './testing/compared-records'
import { pageWords } from './testing/page-words'

const makers = [boardSuperimpositions, compareFilmPages, compareResultPages, compareAnalysisPages]

/** Every film by a scale that is so many times as large. */
const scaled = (count: number, times: number, lang: 'zh' | 'en' = 'zh'): Comparison =>
  grownComparison(count, {
    method: 'ABO',
    over: { lang },
    edit: tracing => ({ ...tracing, fileScale: { mmPerPixel: 0.1 * times, provenance: 'dicom' } }),
  })
/** Without spaces and the marks between lines, at which a sentence may be broken. */
const solid = (text: string): string => text.replaceAll(/[\s|]/g, '')
const wordsOf = (of: Comparison, pages = makers): readonly string[] => pages.map(make => solid(make(of).map(pageWords).join()))

it('a scale that S-Na makes unlikely on each film alone is said beside every comparison, though it is the same on all', () => {
  for (const text of wordsOf(scaled(2, 0.7))) {
    expect(text).toContain(solid('2025.01.01 比例可疑：S-Na = 50.3 mm，通常为 55–90 mm。'))
    expect(text).toContain(solid('2025.02.01 比例可疑：S-Na = '))
  }
  for (const text of wordsOf(scaled(2, 0.7, 'en')))
    expect(text).toContain(solid('Scale of 2025.01.01: doubtful: S-Na = 50.3 mm, usually 55–90 mm.'))
  for (const text of wordsOf(scaled(2, 1))) expect(text).not.toContain('比例可疑')
})

it('of many films three are named and all counted', () => {
  for (const text of wordsOf(scaled(5, 0.7), [compareResultPages])) {
    expect(new Set(text.match(/[\d.]{10}比例可疑/g))).toHaveLength(3)
    expect(text).toContain('共5个记录的比例如此。')
  }
})

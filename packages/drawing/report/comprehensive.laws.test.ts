import { describe, expect, it } from 'vitest'
import { comprehensive } from './comprehensive'
import { type ReportDesign, sectionIds, usualDesign } from './design'
import { footRule, paper } from './paper'
import type { ReportPage } from './report-page'
import { grownComparison, grownRecord } from './testing/compared-records'
import { filledTo } from './testing/filled-to'
import { boxOf, collisions, labels, wordsOf } from './testing/labels'
import { pageWords } from './testing/page-words'

/** The page without its foot and letterhead. */
const body = (page: ReportPage): ReportPage => ({ ...page, layers: page.layers.filter(({ id }) => id === 'page') })

const own: readonly string[] = ['cover', 'analysis', 'wiggle']
const isOfScheme = ({ parts }: ReportPage): boolean => parts.some(part => !own.includes(part))

const reportOf = (count: number, lang: 'zh' | 'en', design: ReportDesign): readonly ReportPage[] => {
  const over = { lang } as const
  const { input } = grownRecord(count - 1, { method: 'Steiner+Wits', over })
  return comprehensive(input, count > 1 ? [grownComparison(count, { method: 'Steiner+Wits', over })] : [], design)
}

describe.each(['zh', 'en'] as const)('a whole report (%s)', lang => {
  describe.each([1, 2, 3, 4, 10])('of %s records', count => {
    const pages = reportOf(count, lang, { ...usualDesign, sections: sectionIds, signature: true })

    it('sets no word on another, none beyond the paper and none on the foot', () => {
      for (const page of pages.map(body)) {
        expect([page.sections, collisions(page)]).toEqual([page.sections, []])
        for (const label of labels(page).filter(label => wordsOf(label).trim() !== '')) {
          const box = boxOf(label)
          const stands = [box.left >= 0, box.right <= paper.width, page.parts.includes('cover') || box.bottom <= footRule]
          expect([page.sections, wordsOf(label), ...stands]).toEqual([page.sections, wordsOf(label), true, true, true])
        }
      }
    })

    it('has no page of its comparison less than half full but the last', () => {
      for (const page of pages.slice(0, -1).filter(isOfScheme).map(body))
        expect([page.sections, filledTo(page) > paper.height / 2]).toEqual([page.sections, true])
    })

    it('says nothing twice: no two pages are the same', () => {
      const all = pages.map(page => JSON.stringify(body(page).layers))
      expect(new Set(all).size).toBe(all.length)
      for (const [i, page] of pages.entries()) expect(pageWords(page)).toContain(`${i + 1} / ${pages.length}`)
    })
  })
})

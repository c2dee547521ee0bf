import { describe, expect, it } from 'vitest'
import type { Scene } from '../scene/scene'
import { comprehensive } from './comprehensive'
import { papers, type ReportDesign, sectionIds, usualDesign } from './design'
import { noTracing } from './filmless'
import { inLang } from './languages'
import { onePage } from './one-page'
import { paper } from './paper'
import { chiefCourses, coursesOf } from './result/course'
import { grownComparison, grownRecord } from './testing/compared-records'
import { boxOf, collisions, labels, wordsOf } from './testing/labels'
import { pageWords as words } from './testing/page-words'
import { reportInput } from './testing/report-input'

const { input } = grownRecord(0)
const design = (over: Partial<ReportDesign>): ReportDesign => ({ ...usualDesign, ...over })
const parts = (over: Partial<ReportDesign>) =>
  comprehensive(input, [grownComparison(3)], design(over)).flatMap(({ parts: of }) => of)

describe('a designed report', () => {
  it('has its sections in the order chosen, and no other', () => {
    const made = parts({ sections: ['result', 'analysis', 'wiggle', 'films'] })
    expect([...new Set(made)]).toEqual(['result', 'analysis', 'wiggle', 'films'])
    expect(parts({ sections: [] })).toEqual([])
    expect(new Set(parts({ sections: sectionIds })).size).toBeGreaterThan(8)
  })

  it('in both languages says each page in one and then in the other, under one heading', () => {
    const pages = comprehensive(input, [grownComparison(2)], design({ both: true }))
    const once = comprehensive(input, [grownComparison(2)])
    expect(pages.length).toBeGreaterThanOrEqual(2 * once.length - 1)
    expect(pages.slice(0, 4).map(page => page.lang)).toEqual(['zh', 'en', 'zh', 'en'])
    expect(pages[0]?.sections).toEqual(pages[1]?.sections)
    expect(words(pages[1] as Scene)).toContain('Ceph Measurement Analysis Report')
    expect(words(pages.find(page => page.parts.includes('films') && page.lang === 'en') as Scene)).toContain('Superimposition')
    expect(onePage(input, { both: true, sideBySide: false, paper: 'A4' })).toHaveLength(2 * onePage(input).length)
  })

  it.each(papers)('in both languages sets them side by side on one sheet twice as wide (%s)', on => {
    const both = { both: true, sections: sectionIds, paper: on, signature: true }
    const turns = comprehensive(input, [grownComparison(3)], design(both))
    const sheets = comprehensive(input, [grownComparison(3)], design({ ...both, sideBySide: true }))
    const step = on === 'A4' ? paper.width : (paper.height * 8.5) / 11
    const wordsIn = (lang: 'zh' | 'en'): readonly string[] =>
      turns.filter(page => page.lang === lang).flatMap(page => labels({ ...page, layers: page.layers.slice(0, 1) }).map(wordsOf))
    const half = (lang: 'zh' | 'en') =>
      sheets.map(page => ({ ...page, layers: page.layers.filter(layer => layer.lang === lang) }))
    for (const lang of ['zh', 'en'] as const) {
      const [from, to] = lang === 'zh' ? [0, paper.width] : [step, step + paper.width]
      for (const page of half(lang))
        for (const box of labels(page).map(boxOf)) expect([box.left >= from, box.right <= to]).toEqual([true, true])
      const printed = new Set(half(lang).flatMap(page => labels(page).map(wordsOf)))
      for (const word of wordsIn(lang)) if (!/\d/.test(word)) expect(printed).toContain(word)
    }
    expect(sheets.length).toBeLessThan(turns.length)
    for (const page of sheets) {
      expect(page.width).toBeCloseTo(step + paper.width)
      expect(collisions(page)).toEqual([])
    }
    expect(onePage(input, { both: true, sideBySide: true, paper: on })).toHaveLength(onePage(input).length)
  })

  it('draws the course of the items chosen before any other', () => {
    const comparison = grownComparison(3)
    const printedWith = (trend: readonly string[]): string =>
      words(comprehensive(input, [comparison], design({ sections: ['result'], trend }))[0] as Scene)
    const courses = coursesOf(comparison.records).filter(({ change }) => change !== null)
    const usual = chiefCourses(courses, 3)
    const other = courses.find(course => !usual.includes(course))
    expect(chiefCourses(courses, 3, [other?.item ?? '']).slice(0, 1)).toEqual([other])
    expect(chiefCourses(courses, 3, ['nothing of this name'])).toEqual(usual)
    expect(printedWith([other?.item ?? ''])).not.toBe(printedWith([]))
  })

  it('ends with a page to sign and stamp on, which says where each section begins', () => {
    const last = comprehensive(input, [], design({ sections: ['cover', 'analysis'], signature: true, stamp: true })).at(-1)
    const printed = words(last as Scene)
    for (const word of ['签名', '日期', '盖章处', '封面', '分析报告']) expect(printed).toContain(word)
    expect(words(comprehensive(input, [], design({ stamp: true })).at(-1) as Scene)).not.toContain('签名')
    expect(comprehensive(input, []).at(-1)?.parts).not.toEqual([])
  })

  it('has nobody sign for a tracing where the record has no film', () => {
    const signed = { sections: ['cover', 'patient'], signature: true } as const
    const without = reportInput('ABO', { tracing: noTracing, film: null })
    const printed = [without, inLang(without, 'en'), reportInput('ABO')].map(each => {
      const last = comprehensive(each, [], design(signed)).at(-1)
      return last ? words(last).replaceAll(' | ', '') : ''
    })
    expect(printed[0]).toContain('本人已核对本报告的内容。')
    expect(printed[0]).not.toContain('描记')
    expect(printed[1]).toContain('I have checked the contents of this report.')
    expect(printed[2]).toContain('本人已核对本报告中的描记、测量值与所见。')
  })

  it('has the letterhead over every page, on the cover in place of the agency', () => {
    const headed = { ...input, letterhead: { name: '明仪口腔', address: '文二路 18 号', phone: '0571', logo: null } }
    for (const page of [...comprehensive(headed, []), ...onePage(headed)]) {
      expect(words(page)).toContain('明仪口腔')
      expect(words(page)).toContain('文二路 18 号 · 0571')
    }
    expect(words(comprehensive(input, [])[1] as Scene)).not.toContain('明仪口腔')
  })

  it('cuts neither name nor address nor telephone that are too long for one line', () => {
    const letterhead = {
      name: '浙江大学医学院附属明仪口腔医院正畸与儿童牙病诊疗中心（文二路门诊部）'.repeat(2),
      address: '浙江省杭州市西湖区文二路'.repeat(6),
      phone: '0571 5550 0100',
      logo: null,
    }
    for (const page of comprehensive({ ...input, letterhead }, [])) {
      const printed = words(page).replaceAll(' | ', '')
      expect(printed).toContain(letterhead.name)
      expect(printed).toContain(`${letterhead.address} · 0571 5550 0100`)
    }
  })
})

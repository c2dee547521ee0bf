import type { Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { resultWords } from '../report/result/words'
import { grownComparison, grownRecord } from '../report/testing/compared-records'
import { boxOf, collisions, labels, wordsOf } from '../report/testing/labels'
import { pageWords } from '../report/testing/page-words'
import { changeSlides } from './change-slides'
import { schemeSlides } from './scheme-slides'
import { slideBottom, slideSize } from './slide'
import { caseSlides } from './slides'
import { slideWords } from './words'

describe.each(['zh', 'en'] as const)('the slides of a scheme (%s)', lang => {
  describe.each([2, 3, 4, 10])('of %i records', count => {
    it.each(['ABO', '华西'])('set no word on another, none in the foot, none beyond the slide: %s', method => {
      const slides = schemeSlides(grownComparison(count, { method, over: { lang } }))
      for (const slide of slides) {
        expect([slide.title, collisions(slide)]).toEqual([slide.title, []])
        for (const label of labels(slide).filter(label => wordsOf(label) !== '')) {
          const { left, right, bottom } = boxOf(label)
          const stands = [left >= 0, right <= slideSize.width, bottom <= slideBottom + 20]
          expect([slide.title, wordsOf(label), ...stands]).toEqual([slide.title, wordsOf(label), true, true, true])
        }
      }
    })
  })

  it('say the values of the same records once, for whichever schemes', () => {
    const [first, second] = [grownComparison(3, { over: { lang } }), grownComparison(3, { over: { lang } }, { overFun: 'pp' })]
    const others = grownComparison(2, { over: { lang } })
    const titles = (...schemes: readonly (typeof first)[]) =>
      caseSlides(grownRecord(0, { over: { lang } }).input, schemes, false).map(({ title }) => title)
    const [change, trend] = [slideWords.change[lang], resultWords.trend[lang]]
    const count = (of: readonly string[], title: string) => of.filter(each => each === title).length
    const [alone, both, three] = [titles(first), titles(first, second), titles(first, second, others)]
    expect(count(alone, change)).toBeGreaterThan(0)
    for (const title of [change, trend]) expect([title, count(both, title)]).toEqual([title, count(alone, title)])
    expect(count(three, change)).toBeGreaterThan(count(both, change))
    expect(count(both, slideWords.moves[lang])).toBe(2)
  })

  it('cut no title of a picture short', () => {
    const words = schemeSlides(grownComparison(3, { method: 'ABO', over: { lang } })).flatMap(slide => labels(slide).map(wordsOf))
    expect(words.filter(each => each.endsWith('…'))).toEqual([])
  })

  it('say each value of each record, each change and its verdict, on the change slide', () => {
    const of = grownComparison(4, { method: 'ABO', over: { lang } })
    const shown = changeSlides(of).map(pageWords).join(' | ')
    for (const { measured } of of.records) for (const row of measured.rows) expect(shown).toContain(row.shown)
    const [first, last] = [of.records[0], of.records.at(-1)]
    const reading = (i: typeof first) => i?.measured.rows.find(({ item }) => item === 'ANB')?.reading
    const [a, b] = [reading(first), reading(last)]
    if (a?.status !== 'read' || b?.status !== 'read') throw new Error('ANB is read')
    expect(shown).toContain(`${(b.value - a.value).toFixed(1).replace('-', '−')}°`)
    expect(shown).toContain(lang === 'zh' ? '误差内' : 'within error')
  })

  it('show pictures with their displacements, changes, courses, all displacements and the result, in this order', () => {
    const titles = schemeSlides(grownComparison(3, { method: 'ABO', over: { lang } })).map(({ title }) => title)
    const words = {
      zh: ['变化', '趋势', '标志点位移', '治疗结果'],
      en: ['Change', 'Trends', 'Displacements', 'Treatment result'],
    }
    expect([...new Set(titles.slice(3))]).toEqual(words[lang])
  })

  it('of a film with two points or none say no result, and set no word on another', () => {
    for (const own of [[], ['S', 'Na']])
      for (const lacking of [0, 1]) {
        const edit = (tracing: Tracing, i: number): Tracing => {
          const kept = Object.entries(tracing.points).filter(([name]) => own.includes(name))
          return i === lacking ? { ...tracing, points: Object.fromEntries(kept) } : tracing
        }
        const slides = schemeSlides(grownComparison(2, { method: 'ABO', over: { lang }, edit }))
        const titles = slides.map(({ title }) => title)
        expect(titles).not.toContain({ zh: '治疗结果', en: 'Treatment result' }[lang])
        for (const slide of slides) {
          expect([slide.title, collisions(slide)]).toEqual([slide.title, []])
          expect(pageWords(slide)).not.toMatch(/只列角度|only angles|undefined|NaN/)
        }
      }
  })
})

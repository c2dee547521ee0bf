import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Origin, Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { noTracing } from '../report/filmless'
import type { ReportInput } from '../report/input'
import { boxOf, collisions, labels, struck, wordsOf } from '../report/testing/labels'
import { reportInput } from '../report/testing/report-input'
import { legendWords } from '../report/words'
import { recordSlides } from './record-slides'
import { type Slide, slideBottom, slideSize } from './slide'

/** The words of a slide without breaks; a paragraph once. */
const words = (slide: Slide): string =>
  labels(slide)
    .flatMap(label => (label.paragraph === 'further line' ? [] : [label.paragraph?.words ?? wordsOf(label)]))
    .join(' ')

/** The record with points of these origins, one after another. */
const withOrigins = (method: string, lang: 'zh' | 'en', origins: readonly Origin[]): ReportInput => {
  const { tracing, subject, analysis } = reportInput(method, { lang })
  const points = Object.fromEntries(
    Object.entries(tracing.points).map(([name, point], i) => [
      name,
      { ...point, origin: origins[i % origins.length] ?? 'manual', errorPx: 30 },
    ]),
  ) as Tracing['points']
  const own = { ...tracing, points }
  return reportInput(method, { lang, tracing: own, evaluation: evaluate(own, analysis, subject) })
}

const slidesOf = (input: ReportInput): readonly [film: Slide, ...values: Slide[]] => {
  const [film, ...values] = recordSlides(input)
  return film ? [film, ...values] : expect.unreachable()
}

describe.each(['zh', 'en'] as const)('the slides of a record (%s)', lang => {
  it('explain the bars of the values where these stand, under the rows, and not beside the film', () => {
    const [film, ...values] = slidesOf(reportInput('ABO', { lang }))
    expect(words(film)).not.toContain(legendWords.whisker[lang])
    expect(words(film)).not.toContain(legendWords.whiskerAcross[lang])
    expect(values.length).toBeGreaterThan(0)
    // The template has borderline values.
    for (const slide of values) expect(words(slide)).toContain(legendWords.whiskerAcross[lang])
  })

  it('say on the slide itself how many points are unsure and how many were not seen', () => {
    const input = withOrigins('ABO', lang, ['manual', 'detected', 'estimated'])
    const [film] = slidesOf(input)
    const estimated = Object.values(input.tracing.points).filter(({ origin }) => origin === 'estimated').length
    const counted = {
      zh: new RegExp(`估计 ${estimated}，.*[1-9]\\d* 点不确定度`),
      en: new RegExp(`${estimated} estimated.*[1-9]\\d* uncertain`),
    }
    expect(words(film)).toMatch(counted[lang])
    expect(film.notes).toMatch(counted[lang])
  })

  it('explain the sign of an estimated value under the table that has it, and only there where none is', () => {
    const [, ...values] = slidesOf(withOrigins('ABO', lang, ['estimated']))
    for (const slide of values) expect(words(slide)).toContain(legendWords.guessedValues[lang])
    const [, plain] = slidesOf(reportInput('ABO', { lang }))
    expect(plain && words(plain)).not.toContain(legendWords.guessedValues[lang])
  })

  it.each(builtInAnalyses.map(({ name }) => name))('set no word on another, through a rule or into the foot: %s', method => {
    for (const input of [reportInput(method, { lang }), withOrigins(method, lang, ['detected', 'estimated', 'manual'])])
      for (const slide of recordSlides(input)) {
        expect([slide.title, collisions(slide), struck(slide)]).toEqual([slide.title, [], []])
        for (const label of labels(slide).filter(each => wordsOf(each) !== '')) {
          const { left, right, bottom } = boxOf(label)
          const stands = [left >= 0, right <= slideSize.width, bottom <= slideBottom + 2]
          expect([slide.title, wordsOf(label), ...stands]).toEqual([slide.title, wordsOf(label), true, true, true])
        }
      }
  })

  it('of a film with two points or none say of every value what is missing; without a film only its photos remain', () => {
    for (const own of [[], ['S', 'Na']]) {
      const given = reportInput('ABO', { lang })
      const points = Object.fromEntries(Object.entries(given.tracing.points).filter(([name]) => own.includes(name)))
      const tracing = { ...given.tracing, points }
      const evaluation = evaluate(tracing, given.analysis, given.subject)
      const [film, ...values] = slidesOf({ ...given, tracing, evaluation })
      const table = values.map(words).join(' ')
      expect(table.split({ zh: '缺少标志点', en: 'Missing points' }[lang])).toHaveLength(evaluation.rows.length + 1)
      expect(words(film)).toContain({ zh: '没有可读的测量值', en: 'No value could be read' }[lang])
      for (const slide of [film, ...values]) {
        expect([slide.title, collisions(slide)]).toEqual([slide.title, []])
        expect(words(slide)).not.toMatch(/undefined|NaN/)
      }
    }
    const photos = { Smile_Photo: { href: 'picture:smile', width: 600, height: 800 } } as const
    const filmless = { ...reportInput('ABO', { lang }), film: null, tracing: noTracing }
    expect(recordSlides(filmless)).toEqual([])
    expect(recordSlides({ ...filmless, photos }).map(({ title }) => title)).toEqual([{ zh: '照片', en: 'Photos' }[lang]])
  })
})

import { evaluate } from '@sella/ceph/analysis/evaluate'
import { subjectOf } from '@sella/ceph/analysis/subject'
import { type LandmarkName, landmarkNames } from '@sella/ceph/data/landmarks'
import { porionDefinitions } from '@sella/ceph/data/porion-definitions'
import { type ReaderErrors, readerErrors } from '@sella/ceph/data/reader-errors'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import type { Comparison } from '../report/comparison'
import { guessedSign } from '../report/guessed'
import { comparisonAlone, grownComparison, grownRecords, schemeOf } from '../report/testing/compared-records'
import { boxOf, collisions, labels } from '../report/testing/labels'
import { pageWords } from '../report/testing/page-words'
import type { Scene } from '../scene/scene'
import { changeSlides } from './change-slides'
import { methodMoves } from './method-moves'
import { schemeSlides } from './scheme-slides'
import { slideBottom } from './slide'
import { trendSlides } from './trend-slide'

const steady = { forwardMm: 0.4, downMm: 0.4, correlation: 0 } as const
const room = { left: 100, width: 640, top: 300 }
const wordsIn = (of: Comparison): string => changeSlides(of).map(pageWords).join(' | ')

const edited = (
  tracing: Tracing,
  point: LandmarkName,
  change: Partial<NonNullable<Tracing['points'][LandmarkName]>>,
): Tracing => {
  const at = tracing.points[point]
  if (!at) throw new Error(`the template has ${point}`)
  return { ...tracing, points: { ...tracing.points, [point]: { ...at, ...change } } }
}

/** Each record with the given birthday. */
const bornOn = (birthdays: readonly string[]): Comparison => {
  const given = grownRecords(birthdays.length, { method: 'ABO', over: { lang: 'en' } }).map((record, i) => {
    const { analysis, tracing, record: at } = record.input
    const subject = subjectOf({ birthday: birthdays[i] ?? '', sex: 'female' }, { createday: at.date, ageGroup: null })
    const measured = evaluate(tracing, analysis, subject)
    return { ...record, measured, input: { ...record.input, subject, evaluation: measured } }
  })
  return comparisonAlone(schemeOf(given.map(({ uuid }) => uuid)), given)
}

it('the slides of a comparison say that a scale is unlikely, though it is the same on every film', () => {
  const scaled = (times: number) =>
    grownComparison(2, {
      ...{ method: 'ABO', over: { lang: 'en' } },
      edit: tracing => ({ ...tracing, fileScale: { mmPerPixel: 0.1 * times, provenance: 'dicom' } }),
    })
  const caution = 'Scale of 2025.01.01: doubtful: S-Na = 50.3 mm, usually 55–90 mm.'
  for (const make of [changeSlides, schemeSlides]) {
    expect(make(scaled(0.7)).map(pageWords).join(' ')).toContain(caution)
    expect(make(scaled(1)).map(pageWords).join(' ')).not.toContain('doubtful')
  }
})

describe('the change slide', () => {
  it('says the norms of every record, also of those between the first and the last', () => {
    const [mixed, early, grownUp] = ['2015-06-01', '2011-06-01', '1990-06-01']
    const between = wordsIn(bornOn([mixed, mixed, early, early, early, mixed]))
    expect(between).toContain('1–2·6: 4.7 ± 1.4')
    expect(between).toContain('3–5: 3.7 ± 1.7')
    const three = bornOn([mixed, mixed, early, grownUp])
    expect(wordsIn(three)).toMatch(/1–2: [\d.]+ ± [\d.]+.*3: [\d.]+ ± [\d.]+.*4: [\d.]+ ± [\d.]+/)
    for (const slide of changeSlides(three)) expect(collisions(slide)).toEqual([])
  })

  it.each(['zh', 'en'] as const)(
    'says by which definition porion stands on each record, and only where they differ (%s)',
    lang => {
      const of = grownComparison(3, {
        ...{ method: 'ABO', over: { lang } },
        edit: (tracing, i) => edited(tracing, 'Po', { definition: i === 1 ? 'anatomic' : 'machine' }),
      })
      for (const [day, definition] of [
        ['2025.01.01', 'machine'],
        ['2025.02.01', 'anatomic'],
        ['2025.03.01', 'machine'],
      ] as const)
        expect(wordsIn(of)).toContain(`${day} ${porionDefinitions[definition][lang]}`)
      for (const slide of changeSlides(of)) expect(collisions(slide)).toEqual([])
      expect(wordsIn(grownComparison(3, { method: 'ABO', over: { lang } }))).not.toContain(porionDefinitions.anatomic[lang])
    },
  )

  it('says whose error the smallest detectable change rests on', () => {
    const sna = { S: { forwardMm: 0.4, downMm: 0.4, correlation: 0, source: 'own', films: 12 } } as const
    const edit = (tracing: Tracing): Tracing => edited(tracing, 'S', { origin: 'manual' })
    const readers = (over: object): string => wordsIn(grownComparison(2, { method: 'ABO', over: { lang: 'en', ...over }, edit }))
    expect(readers({ readers: {} })).toContain('the default reader’s error')
    expect(readers({ readers: sna })).toContain('the doctor’s own measured error (12')
  })
})

it.each([
  ['of the trends', trendSlides],
  ['of all displacements', (of: Comparison) => schemeSlides(of).filter(({ title }) => title === 'Displacements')],
])('the slide %s says whose errors its bars and limits are, where a hand set a point', (_, slidesOf) => {
  const byHand = (tracing: Tracing): Tracing => edited(tracing, 'S', { origin: 'manual' })
  const detected = (tracing: Tracing): Tracing => ({
    ...tracing,
    points: Object.fromEntries(
      Object.entries(tracing.points).map(([name, point]) => [name, { ...point, origin: 'detected', errorPx: 9 }]),
    ),
  })
  const own = Object.fromEntries(landmarkNames.map(name => [name, { ...steady, source: 'own' as const, films: 12 }]))
  const words = (readers: ReaderErrors, edit: (tracing: Tracing) => Tracing): string =>
    slidesOf(grownComparison(3, { method: 'ABO', over: { lang: 'en', readers }, edit }))
      .map(pageWords)
      .join(' ')
      .replaceAll(/[\s|]+/g, ' ')
  expect(words(own, byHand)).toContain('count by the doctor’s own measured error (12 films read twice).')
  expect(words(readerErrors, byHand)).toContain('count by the default reader’s error.')
  expect(words(own, detected)).not.toContain('count by')
})

describe.each(['zh', 'en'] as const)('the displacements beside a picture (%s)', lang => {
  const wish = { method: 'ABO', over: { lang } } as const
  const beside = (of: Comparison): Scene =>
    ({ width: 1, height: 1, layers: [{ name: 'moves', marks: methodMoves(of, 'pp', room) }] }) as never

  it('say between which records where the last one lacks what the registration needs', () => {
    const without = grownComparison(3, {
      ...wish,
      edit: (tracing, i) => {
        const { ANS, PNS, ...points } = tracing.points
        return i === 2 ? { ...tracing, points } : tracing
      },
    })
    const span = { zh: '记录 1 → 2', en: 'records 1 → 2' }[lang]
    expect(pageWords(beside(without))).toContain(span)
    expect(pageWords(beside(grownComparison(3, wish)))).not.toContain('→')
    for (const label of labels(beside(without))) expect(boxOf(label).bottom).toBeLessThan(slideBottom + 20)
    expect(collisions(beside(without))).toEqual([])
  })

  it('mark a landmark that nobody saw', () => {
    const guessed = grownComparison(2, { ...wish, edit: tracing => edited(tracing, 'U1IncisalTip', { origin: 'estimated' }) })
    expect(pageWords(beside(guessed))).toContain(guessedSign[lang])
    expect(pageWords(beside(grownComparison(2, wish)))).not.toContain(guessedSign[lang])
  })
})

import { frontalTemplate } from '@sella/ceph/data/frontal/template'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { frontalPaper } from '../frontal/reading'
import { footRule, paper } from '../paper'
import { boxOf, collisions, labels, wordsOf } from '../testing/labels'
import { pageWords } from '../testing/page-words'
import { reportInput } from '../testing/report-input'
import { frontalPages } from './frontal'

const picture = { href: 'picture:frontal', width: 2000, height: 2000 }

/** The template at 9 pixels per millimetre, with chin and right notch displaced. */
const tracing = (over: Partial<Tracing> = {}): Tracing => {
  const points = Object.entries(frontalTemplate).map(([name, { x, y }]) => {
    const aside = name === 'Me_PA' ? 4.2 : name === 'Ag_R' ? -5 : 0
    return [name, { x: 1000 + 9 * (x + aside), y: 700 + 9 * y, origin: 'manual' as const }] as const
  })
  return { points: Object.fromEntries(points), ruler: null, fileScale: { mmPerPixel: 1 / 9, provenance: 'dicom' }, ...over }
}

const { Mark_R: _, Mark_L: __, ...unmarked } = tracing().points

const page = (lang: 'zh' | 'en', of: Tracing) => frontalPages(reportInput('ABO', { lang, frontal: frontalPaper(picture, of) }))

describe.each(['zh', 'en'] as const)('the page of a frontal film (%s)', lang => {
  it.each([
    ['measured', tracing()],
    ['without a scale or a letter', tracing({ fileScale: null, points: unmarked })],
  ])('is whole and legible, %s', (_, of) => {
    const pages = page(lang, of)
    expect(pages.length).toBe(2)
    expect(pages.flatMap(each => collisions(each))).toEqual([])
    for (const label of pages.flatMap(each => labels(each))) {
      expect(wordsOf(label)).not.toMatch(/…$|undefined|NaN/)
      expect(boxOf(label).bottom, wordsOf(label)).toBeLessThan(footRule)
      expect(boxOf(label).right, wordsOf(label)).toBeLessThanOrEqual(paper.width)
    }
  })
})

it('tells what neighbouring levels share, and always the caution', () => {
  const words = page('en', tracing()).map(pageWords).join(' ')
  expect(words).toMatch(/Chin 4\.2 mm to the left/)
  expect(words).toMatch(/three-dimensional/)
  // In the table the chin lies to a side: a sign would say nothing there.
  expect(words).toMatch(/left 4\.2 mm ±\d/)
})

it('has Ricketts’ items against the norms of the age on the record’s day, and says what these are worth', () => {
  const at = (birthday: string) => {
    const input = reportInput('ABO', { lang: 'en', frontal: frontalPaper(picture, tracing()) })
    return frontalPages({ ...input, patient: { ...input.patient, birthday }, record: { ...input.record, date: '2026-03-01' } })
  }
  const [, second] = at('2014-03-01')
  const words = second ? pageWords(second) : ''
  expect(words).toMatch(/63\.8 ± 2\.0/)
  expect(words).toMatch(/80\.2 ± 3\.0/)
  expect(words).toMatch(/from memory and of an unknown enlargement/)
  const young = at('2017-03-02')[1] ?? expect.unreachable()
  expect(pageWords(young)).not.toMatch(/62\.0 ± 2\.0/)
  expect(pageWords(at('2017-03-01')[1] ?? expect.unreachable())).toMatch(/62\.0 ± 2\.0/)
  expect(at('2020-03-01')).toHaveLength(1)
})

it('is none without points', () => {
  expect(frontalPages(reportInput('ABO', { frontal: frontalPaper(picture, tracing({ points: {} })) }))).toEqual([])
  expect(frontalPages(reportInput('ABO'))).toEqual([])
})

import { analysisOf } from '@sella/ceph/analysis/own'
import { frontalFilmItemNames } from '@sella/ceph/data/frontal/item-rows'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { frontalPaper } from '../frontal/reading'
import type { ReportInput } from '../input'
import { footRule, paper } from '../paper'
import { frontalPicture as picture, frontalTracing as tracing } from '../testing/frontal-tracing'
import { boxOf, collisions, labels, wordsOf } from '../testing/labels'
import { pageWords } from '../testing/page-words'
import { reportInput } from '../testing/report-input'
import { frontalPages } from './frontal'

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

it('has all of its values under the film, none above the norms', () => {
  const [first, second] = page('en', tracing()).map(pageWords)
  for (const part of ['Cants', 'Midlines to MSR', 'Widths and ratios'])
    expect([first?.includes(part), second?.includes(part)]).toEqual([true, false])
})

it('tells what neighbouring levels share, and always the caution', () => {
  const words = page('en', tracing()).map(pageWords).join(' ')
  expect(words).toMatch(/Chin 4\.2 mm to the left/)
  expect(words).toMatch(/three-dimensional/)
  // Film and CBCT have other ratios of the same patients: clinical/beyond/frontal.md, section 4.
  expect(words.replaceAll(/[ |]+/g, ' ')).toMatch(/nor the width ratio with CBCT \(0\.75 and 1\.04 in the same patients\)/)
  // In the table the chin lies to a side: a sign would say nothing there.
  expect(words).toMatch(/left 4\.2 mm ±\d/)
})

it('does not say that no levels differ where none were compared: without the midline, or without two neighbours', () => {
  const of = (left: (name: string) => boolean) =>
    page('en', tracing({ points: Object.fromEntries(Object.entries(tracing().points).filter(([name]) => left(name))) }))
      .map(pageWords)
      .join(' ')
      .replaceAll(/[ |]+/g, ' ')
  const unread = /points of neighbouring levels are missing: nothing was compared/
  const noneDiffer = /No two neighbouring levels differ/
  for (const words of [of(name => name !== 'Cg'), of(name => /^(Cg|ANS_PA|Z_|U6b_|Mark_)/.test(name))]) {
    expect(words).toMatch(unread)
    expect(words).not.toMatch(noneDiffer)
  }
  // A face alike on both sides.
  const even = Object.entries(tracing().points).flatMap(([name, at]) => {
    if (!at || !/_[RL]$/.test(name)) return at ? [[name, { ...at, x: 0 }]] : []
    const right = tracing().points[`${name.slice(0, -1)}R` as 'Z_R']
    return right ? [[name, { ...right, x: name.endsWith('R') ? -Math.abs(right.x) : Math.abs(right.x) }]] : []
  })
  const alike = page('en', tracing({ points: Object.fromEntries(even) }))
    .map(pageWords)
    .join(' ')
    .replaceAll(/[ |]+/g, ' ')
  expect(alike).toMatch(noneDiffer)
  expect(alike).not.toMatch(unread)
  // Without the condyles, two pairs of levels of the same face were not compared.
  const partly = even.filter(([name]) => !String(name).startsWith('Co_'))
  const some = page('en', tracing({ points: Object.fromEntries(partly) }))
    .map(pageWords)
    .join(' ')
    .replaceAll(/[ |]+/g, ' ')
  expect(some).toMatch(/No two neighbouring levels that could be compared differ by more than 2 mm; the others lack points/)
})

it('sets the right side before the left, both under their own names, with the larger one named in the difference', () => {
  const paper = frontalPaper(picture, tracing()) ?? expect.unreachable()
  const row = paper.reading.comparisons.find(({ level }) => level.key === 'Ag')
  if (row?.right.status !== 'read' || row.left.status !== 'read') return expect.unreachable()
  const [right, left] = [row.right, row.left].map(({ value }) => value.toFixed(1))
  expect(row.right.value).toBeGreaterThan(row.left.value + 4)
  const words = page('en', tracing()).map(pageWords).join(' | ')
  expect(words).toMatch(/\| right \| left \| Difference/)
  expect(words).toMatch(new RegExp(`Ag  Antegonial notch \\| ${right} \\| ${left} \\| right \\d`))
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

describe('the doctor’s own analyses', () => {
  const own = (items: readonly string[]) => analysisOf({ name: '我的正位', items, lines: [] }, overrides)
  const overrides = {
    MaxillaryWidth: {
      meanSd: { primary_mixed: { mean: 61, sd: 2 }, permanent: { mean: 66, sd: 2 } },
      tipsLess: '上颌窄',
    },
  }
  const pagesOf = (items: readonly string[], subject: Partial<ReportInput['subject']> = {}, of = tracing()) => {
    const hers = { analyses: [own(items)], overrides }
    const input = reportInput('ABO', { lang: 'zh', frontal: frontalPaper(picture, of, hers) })
    const dated = {
      ...input,
      patient: { ...input.patient, birthday: '2005-03-01' },
      record: { ...input.record, date: '2026-03-01' },
    }
    return frontalPages({ ...dated, subject: { ...input.subject, by: 'age', dentition: 'permanent', ...subject } }).slice(2)
  }
  it('follow on pages of their own, judged by her norms for the age group, and say whose they are', () => {
    const [page = expect.unreachable(), ...more] = pagesOf(['MaxillaryWidth', 'MandibularWidth'])
    expect(more).toEqual([])
    const words = pageWords(page)
    expect(words).toMatch(/我的正位/)
    expect(words).toMatch(/66\.0 ± 2\.0/)
    expect(words).toMatch(/上颌窄/)
    expect(words).toMatch(/参考值：男女合并，不分年龄组（1 项恒牙期）|参考值：男女合并，恒牙期/)
    expect(words).toMatch(/参考值为医生自定义/)
    expect(words).not.toMatch(/凭记忆录入/)
    const chosen = pagesOf(['MaxillaryWidth'], { by: 'choice', dentition: 'primary_mixed' })
    expect(chosen.map(pageWords).join()).toMatch(/61\.0 ± 2\.0/)
  })
  it('say so where she gave no norm for the age group, and are left out where nothing is read', () => {
    const [page = expect.unreachable()] = pagesOf(['MaxillaryWidth'], { by: 'choice', dentition: 'early_permanent' })
    expect(pageWords(page)).toMatch(/没有适用于该年龄组的自定义参考值/)
    const { J_R: _, ...without } = tracing().points
    expect(pagesOf(['MaxillaryWidth'], {}, tracing({ points: without }))).toEqual([])
  })
  it('take as many pages as they need, each whole', () => {
    const pages = pagesOf(frontalFilmItemNames)
    expect(pages).toHaveLength(Math.ceil(frontalFilmItemNames.length / 25))
    expect(pages.flatMap(page => collisions(page))).toEqual([])
    for (const label of pages.flatMap(page => labels(page))) {
      expect(wordsOf(label)).not.toMatch(/…$|undefined|NaN/)
      expect(boxOf(label).bottom, wordsOf(label)).toBeLessThan(footRule)
    }
  })
})

it('is none without points', () => {
  expect(frontalPages(reportInput('ABO', { frontal: frontalPaper(picture, tracing({ points: {} })) }))).toEqual([])
  expect(frontalPages(reportInput('ABO'))).toEqual([])
})

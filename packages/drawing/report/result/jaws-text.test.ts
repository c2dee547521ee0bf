import type { EvaluationRow, Norm } from '@sella/ceph/analysis/analysis'
import { classify } from '@sella/ceph/analysis/classify'
import { showValue } from '@sella/ceph/measure/display'
import { valueChange } from '@sella/ceph/superimpose/value-change'
import { expect, it } from 'vitest'
import type { Course } from './course'
import { haveJawsChanged, jawsHeadline, jawsText } from './jaws-text'

const norm = (mean: number, sd = 2): Norm =>
  ({ mean, sd, source: { zh: '', en: '' }, grade: 'confirmed', group: null, sex: 'both', spread: 'sd' }) as Norm

const row = (value: number, of: Norm, error: number | null = 0.3): EvaluationRow => {
  const reading = { status: 'read', value, unit: 'degree', error, figure: { lines: [], arcs: [] } } as const
  const shown = showValue(value, 'degree')
  return {
    ...{ item: 'ANB', name: { zh: 'ANB', en: 'ANB' }, category: '', unit: 'degree', norm: of, reading, shown, meaning: null },
    ...classify(reading, of),
    label: null,
  }
}

const courseOf = (first: EvaluationRow, last: EvaluationRow, guessed = false): readonly Course[] => [
  {
    item: 'ANB',
    quantity: 'ANB',
    rows: [first, last],
    change: valueChange(first.reading, last.reading),
    guessed,
    byPorion: false,
  },
]

const headline = (courses: readonly Course[]): string => jawsHeadline(courses, 'zh')
const textOf = (courses: readonly Course[], lang: 'zh' | 'en' = 'zh', about = ''): string =>
  jawsText(courses, { later: '1 年后', about }, lang).join('')

it('says no direction of a change that stays within the reference range', () => {
  expect(headline(courseOf(row(2.7, norm(2.7)), row(4.5, norm(2.7))))).toBe('上下颌骨的前后关系有变化，首末两次均在参考范围内。')
  expect(headline(courseOf(row(4.5, norm(2.7)), row(7.5, norm(2.7))))).toContain('更远')
})

it('says no direction that comes from the reference of another age alone, and names both references', () => {
  const courses = courseOf(row(7, norm(5.5, 1)), row(5.9, norm(2.7)))
  expect(headline(courses)).toBe('首次与末次测量的比较。')
  expect(textOf(courses)).toContain('开始时为 5.5 ± 1.0')
  expect(textOf(courseOf(row(7, norm(2.7)), row(5.9, norm(2.7))))).not.toContain('年龄组')
  // Nearer by either.
  expect(headline(courseOf(row(9, norm(4.5)), row(5.9, norm(2.7))))).toContain('更接近')
})

it('says no direction by estimated points or without an error, and says that points were estimated', () => {
  const ends = [row(8, norm(2.7)), row(5, norm(2.7))] as const
  expect(headline(courseOf(...ends))).toContain('更接近')
  expect(headline(courseOf(...ends, true))).toBe('首次与末次测量的比较。')
  expect(textOf(courseOf(...ends, true))).toContain('估计的点')
  expect(headline(courseOf(row(8, norm(2.7), null), row(5, norm(2.7), null)))).toBe('首次与末次测量的比较。')
})

it('says where the error of a value does not let it be placed inside or outside, and nothing where nothing is judged', () => {
  expect(textOf(courseOf(row(8, norm(2.7)), row(4.5, norm(2.7))))).toContain('参考范围内（接近界限，不能确定）')
  expect(textOf(courseOf(row(8, norm(2.7)), row(4.5, norm(2.7))), 'en')).toContain('not certain')
  expect(textOf(courseOf(row(8, norm(2.7)), row(3, norm(2.7))))).toContain('参考范围内。')
  expect(textOf(courseOf(row(8, norm(2.7, 0)), row(3, norm(2.7, 0))))).not.toContain('参考范围')
})

const witsOf = (first: number, last: number, guessed = false): Course => {
  const rows = [first, last].map(value => ({ ...row(value, norm(0), 1), item: 'Wits', unit: 'mm' as const }))
  const [from, to] = rows as [EvaluationRow, EvaluationRow]
  return {
    ...{ item: 'Wits', quantity: 'Wits appraisal', rows, guessed, byPorion: false },
    change: valueChange(from.reading, to.reading),
  }
}

it('does not say that nothing changed, or that it improved, where Wits says otherwise beyond its error', () => {
  const still = courseOf(row(5, norm(2), 1.5), row(4, norm(2), 1.5))
  const nearer = courseOf(row(8, norm(2)), row(3, norm(2)))
  expect(headline([...still, witsOf(6, -1)])).toContain('不一致')
  expect(textOf([...still, witsOf(6, -1)], 'en')).toContain('(Wits), went from 6.0 to −1.0 mm')
  expect(textOf([...still, witsOf(6, -1)], 'en', 'about ')).toContain('went from about 6.0 to −1.0 mm')
  expect(haveJawsChanged([...still, witsOf(6, -1)])).toBe(true)
  expect(headline([...nearer, witsOf(0, 7)])).toContain('不一致')
  expect(headline([...nearer, witsOf(7, 0)])).toContain('更接近')
  expect(headline([...still, witsOf(6, 5)])).toContain('没有可测出的变化')
  expect(headline([...still, witsOf(6, -1, true)])).toContain('没有可测出的变化')
})

import type { EvaluationRow, Norm } from '@sella/ceph/analysis/analysis'
import { classify } from '@sella/ceph/analysis/classify'
import { showValue } from '@sella/ceph/measure/display'
import { valueChange } from '@sella/ceph/superimpose/value-change'
import { expect, it } from 'vitest'
import type { Course } from './course'
import { jawsHeadline, jawsText } from './jaws-text'

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
const textOf = (courses: readonly Course[], lang: 'zh' | 'en' = 'zh'): string => jawsText(courses, '1 年后', lang).join('')

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

import { describe, expect, it } from 'vitest'
import { builtInAnalyses } from '../data/analyses'
import type { EvaluationRow } from './analysis'
import { judgedByWords } from './judged-by'
import { subjectOf } from './subject'

const analysis = (name: string) => {
  const builtIn = builtInAnalyses.find(each => each.name === name)
  if (!builtIn) throw new Error(name)
  return builtIn
}
const rows = (sex: 'female' | 'both', adults = false) =>
  [{ norm: { sex, group: null, adults } }] as unknown as readonly EvaluationRow[]
const girl = (birthday: string | null, ageGroup: 'permanent' | null = null) =>
  subjectOf({ birthday, sex: 'female' }, { createday: '2026-06-01T10:00', ageGroup })
const judgedBy = (name: string, subject: ReturnType<typeof girl>, by = rows('both')) =>
  judgedByWords(analysis(name), subject, by).zh

describe('what judged a record is said', () => {
  it('by age: her group in an analysis with groups, none in one without, her sex where a norm is of it', () => {
    expect(judgedBy('ABO', girl('2018-03-01'))).toBe('男女合并，乳牙/替牙期，8岁3个月')
    expect(judgedBy('ABO', girl('2012-03-01'))).toBe('男女合并，恒牙早期，14岁3个月')
    expect(judgedBy('北大', girl('2012-03-01'))).toBe('男女合并，恒牙期，14岁3个月')
    expect(judgedBy('Steiner+Wits', girl('2018-03-01'), rows('female'))).toBe('女，不分年龄组，8岁3个月')
    expect(judgedBy('McNamara', girl('2012-03-01'), rows('female', true))).toBe('女，成人参考值，14岁3个月')
  })

  it('a group that the doctor chose as a choice, and one taken without a birthday as such', () => {
    expect(judgedBy('ABO', girl('2018-03-01', 'permanent'))).toBe('男女合并，恒牙期（自选），8岁3个月')
    expect(judgedBy('ABO', girl(null))).toBe('男女合并，恒牙期（无出生日期）')
    expect(judgedByWords(analysis('ABO'), girl('2018-03-01', 'permanent'), rows('both')).en).toContain('(chosen)')
  })
})

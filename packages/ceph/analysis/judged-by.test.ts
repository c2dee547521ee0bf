import { describe, expect, it } from 'vitest'
import { builtInAnalyses } from '../data/analyses'
import { ruledTracing } from '../testing/ruled-tracing'
import { templateFilm } from '../testing/template-film'
import type { EvaluationRow, ItemOverride } from './analysis'
import { evaluate } from './evaluate'
import { judgedByWords, normForWords } from './judged-by'
import { subjectOf } from './subject'

const analysis = (name: string) => {
  const builtIn = builtInAnalyses.find(each => each.name === name)
  if (!builtIn) throw new Error(name)
  return builtIn
}
const rows = (sex: 'female' | 'both', adults = false, group: 'permanent' | null = null) =>
  [{ norm: { sex, group, adults } }] as unknown as readonly EvaluationRow[]
const girl = (birthday: string | null, ageGroup: 'permanent' | null = null) =>
  subjectOf({ birthday, sex: 'female' }, { createday: '2026-06-01T10:00', ageGroup })
const judgedBy = (name: string, subject: ReturnType<typeof girl>, by = rows('both', false, 'permanent')) =>
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
    expect(judgedBy('ABO', girl(null))).toBe('男女合并，恒牙期（年龄不详）')
    // A birthday after the film is one that is given: nothing says that there is none.
    expect(judgedBy('ABO', girl('2050-01-01'))).toBe('男女合并，恒牙期（年龄不详）')
    expect(judgedByWords(analysis('ABO'), girl('2018-03-01', 'permanent'), rows('both', false, 'permanent')).en).toContain(
      '(chosen)',
    )
  })

  const rowsBy = (name: string, subject: ReturnType<typeof girl>) =>
    evaluate(ruledTracing(templateFilm(), 100), analysis(name), subject).rows
  const judgedIn = (name: string, subject: ReturnType<typeof girl>) =>
    judgedByWords(analysis(name), subject, rowsBy(name, subject)).en

  it('a list of the permanent dentition as such, whatever the age: it has no groups, but it is not for all ages', () => {
    for (const name of ['华西', '九院'])
      expect(judgedIn(name, girl('2018-03-01'))).toBe('both sexes, permanent, 8 years 3 months')
    expect(judgedIn('Tweed', girl('2018-03-01'))).toBe('both sexes, no age groups, 8 years 3 months')
  })

  it('that the age is unknown, where norms of grown-ups judge and no age group has said so', () => {
    const unknown = girl(null)
    expect(judgedBy('McNamara', unknown, rows('female', true))).toBe('女，成人参考值，年龄不详')
    expect(judgedIn('华西', unknown)).toBe('both sexes, permanent, age unknown')
    expect(judgedIn('Jarabak', unknown)).toMatch(/no age groups \(4 adult\), age unknown$/)
    expect(judgedIn('Downs', unknown)).toBe('both sexes, no age groups')
    expect(judgedIn('McNamara', girl(null, 'permanent'))).not.toContain('unknown')
  })

  it('her sex of all rows only where all are of it, else of how many', () => {
    expect(judgedIn('McNamara', girl('2001-03-01'))).toBe('female, adult norms, 25 years 3 months')
    expect(judgedIn('Ricketts', girl('2001-03-01'))).toBe('both sexes (1 female), permanent, 25 years 3 months')
    expect(judgedIn('Ricketts', girl('2018-03-01'))).toBe('both sexes, primary/mixed, 8 years 3 months')
    const jarabak = judgedIn('Jarabak', girl('2018-03-01'))
    expect(jarabak).toBe('both sexes (4 female), no age groups (4 adult), 8 years 3 months')
    expect(normForWords({ sex: 'both', group: null, permanent: true }).zh).toBe('男女合并，恒牙期')
  })

  it("a man's norm as such where the sex is unknown: Ricketts prints no other for the molar of a grown patient", () => {
    const unknown = subjectOf({ birthday: '2001-03-01', sex: null }, { createday: '2026-06-01T10:00', ageGroup: null })
    expect(judgedIn('Ricketts', unknown)).toBe("sex unknown: pooled (1 by the men's norm), permanent, 25 years 3 months")
    expect(judgedIn('McNamara', unknown)).toBe('sex unknown: pooled, adult norms, 25 years 3 months')
  })

  it('an age group of all rows only where all have one: own norms by age judge single items of an own analysis', () => {
    const own = { ...analysis('ABO'), creator: 'user', items: ['SNA', 'ANB'] } as const
    const overrides = { SNA: { meanSd: { primary_mixed: { mean: 80, sd: 2 } } } }
    const subject = girl('2018-03-01')
    const judgedWith = (by: Readonly<Record<string, ItemOverride>>) =>
      judgedByWords(own, subject, evaluate(ruledTracing(templateFilm(), 100), own, subject, { overrides: by }).rows).en
    expect(judgedWith(overrides)).toBe('both sexes, no age groups (1 primary/mixed), 8 years 3 months')
    expect(judgedWith({})).toBe('both sexes, no age groups, 8 years 3 months')
  })
})

import { describe, expect, it } from 'vitest'
import { builtInAnalyses } from '../data/analyses'
import type { Analysis } from '../data/analysis-row'
import type { Dentition } from '../patient/age-group'
import type { Sex } from '../patient/sex'
import type { EvaluationRow, Norm } from './analysis'
import { judgedByWords, normForWords } from './judged-by'
import { normFor } from './norm-for'
import type { RecordSubject } from './subject'

const analysis = (name: string): Analysis => {
  const analysis = builtInAnalyses.find(each => each.name === name)
  if (!analysis) throw new Error(name)
  return analysis
}

const meanOf = (item: string, name: string, dentition: Dentition) =>
  normFor(item, analysis(name), { overrides: {}, customItems: {}, subject: { dentition, sex: null } })?.mean

describe('the norm of an item', () => {
  it('goes by the stage’s place in the analysis', () => {
    expect(['primary_mixed', 'early_permanent', 'permanent'].map(stage => meanOf('ANB', 'ABO', stage as Dentition))).toEqual([
      4.7, 3.7, 2.7,
    ])
    expect(meanOf('Upper molar to PtV', 'Ricketts', 'early_permanent')).toBe(15)
  })

  it('takes the oldest stage where the analysis lacks the one asked for', () => {
    expect(meanOf('SNA(北大)', '北大', 'primary_mixed')).toBe(82.3)
    expect(meanOf('SNA(北大)', '北大', 'early_permanent')).toBe(82.8)
  })

  it('is the item’s own in an analysis without age groups', () => {
    expect(meanOf('SNA', 'Steiner+Wits', 'primary_mixed')).toBe(82)
  })

  it('is known to be that of older patients: adults’ before the permanent dentition, a list of that dentition before any', () => {
    const older = (item: string, name: string, dentition: Dentition) =>
      normFor(item, analysis(name), { overrides: {}, customItems: {}, subject: { dentition, sex: 'male' } })?.ofOlder
    const stages = ['primary_mixed', 'early_permanent', 'permanent'] as const
    expect(stages.map(stage => older('Effective mandibular length', 'McNamara', stage))).toEqual(['adults', 'adults', undefined])
    expect(stages.map(stage => older('Go-Pog(华西)', '华西', stage))).toEqual(['permanent', undefined, undefined])
    expect(stages.map(stage => older('ANB', 'ABO', stage))).toEqual([undefined, undefined, undefined])
  })

  it('names source and grade', () => {
    const norm = normFor('SNA', analysis('ABO'), {
      overrides: {},
      customItems: {},
      subject: { dentition: 'early_permanent', sex: null },
    })
    expect(norm).toMatchObject({ grade: 'estimate', source: { en: expect.stringContaining('mean of the stages') } })
  })
})

describe('what is said of a norm', () => {
  const normOf = (item: string, name: string, sex: Sex | null) =>
    normFor(item, analysis(name), { overrides: {}, customItems: {}, subject: { dentition: 'primary_mixed', sex } })

  it('calls a norm pooled where both sexes judge, and not where the patient’s own does', () => {
    for (const { name, items } of builtInAnalyses)
      for (const item of items)
        for (const sex of ['female', 'male'] as const) {
          const norm = normOf(item, name, sex)
          if (norm?.sex === sex) expect(norm.source.en, item).not.toMatch(/pool/)
        }
    expect(normOf('Effective mandibular length', 'McNamara', null)?.source.en).toContain(
      'Ann Arbor adults; equal-weight pool of the sexes',
    )
    expect(normOf('Wits appraisal', 'Steiner+Wits', null)?.source.en).toContain('sexes pooled by sample size')
  })

  it('tells a child who is judged by norms of adults', () => {
    const words = (name: string) => {
      const child = {
        dentition: 'primary_mixed',
        sex: 'female',
        by: 'age',
        age: { years: 8, months: 11 },
      } as unknown as RecordSubject
      const rows = analysis(name).items.map(item => ({ norm: normOf(item, name, 'female') }) as EvaluationRow)
      return judgedByWords(analysis(name), child, rows)
    }
    expect(words('McNamara')).toEqual({ zh: '女，成人参考值，8岁11个月', en: 'female, adult norms, 8 years 11 months' })
    expect(words('Jarabak').zh).toBe('男女合并（4 项女性），不分年龄组（4 项成人），8岁11个月')
    expect(words('Downs').en).not.toContain('adult')
    expect(normForWords(normOf('Effective mandibular length', 'McNamara', 'female') as Norm).en).toBe('female, adults')
  })
})

import { describe, expect, it } from 'vitest'
import { builtInAnalyses } from '../data/analyses'
import type { Analysis } from '../data/analysis-row'
import type { Dentition } from '../patient/age-group'
import { normFor } from './norm-for'

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

  it('names source and grade', () => {
    const norm = normFor('SNA', analysis('ABO'), {
      overrides: {},
      customItems: {},
      subject: { dentition: 'early_permanent', sex: null },
    })
    expect(norm).toMatchObject({ grade: 'estimate', source: expect.stringContaining('mean of the stages') })
  })
})

import { describe, expect, it } from 'vitest'
import { itemNorms } from '../data/norms'
import type { OwnItem } from './own-item'
import { usualNormFor, usualNormOn, usualNorms } from './usual-norms'

const none = { overrides: {}, customItems: {} }
const normsShown = (...args: Parameters<typeof usualNorms>) =>
  usualNorms(...args).map(norm => [usualNormFor(norm).en, norm.mean, norm.sd])

describe('the norms that judge an item in an own analysis', () => {
  it("are those of both sexes where they differ, and of patients of unknown sex: Ricketts' molar, McNamara's lengths", () => {
    expect(normsShown('Upper molar to PtV', none)).toEqual([
      ['male', 21, 3],
      ['female', 18, 3],
      ['sex unknown', 21, 3],
    ])
    expect(normsShown('Effective mandibular length', none)).toEqual([
      ['male', 134.3, 6.8],
      ['female', 120.2, 5.3],
      ['sex unknown', 127.25, 9.32],
    ])
    expect(usualNorms('Effective mandibular length', none).map(usualNormOn)).toEqual(
      Array(3).fill({ zh: '成人值', en: 'adult norm' }),
    )
  })

  it('name every item with norms by sex twice, and no other', () => {
    for (const [item, row] of Object.entries(itemNorms)) {
      const norms = usualNorms(item, none)
      const by = row.bySex
      const differ = by && (by.male.mean !== by.female.mean || by.male.sd !== by.female.sd)
      expect([item, norms.map(({ sex }) => sex)]).toEqual([item, differ ? ['male', 'female', 'unknown'] : [null]])
      if (by) expect([item, norms.find(({ sex }) => sex === 'female')?.mean]).toEqual([item, by.female.mean])
    }
  })

  it("are told by age group where the doctor's own depend on it, the rest by the table", () => {
    const overrides = { 'Upper molar to PtV': { meanSd: { permanent: { mean: 20, sd: 2 } } } }
    expect(normsShown('Upper molar to PtV', { ...none, overrides })).toEqual([
      ['male, primary/mixed and early permanent', 21, 3],
      ['female, primary/mixed and early permanent', 18, 3],
      ['sex unknown, primary/mixed and early permanent', 21, 3],
      ['permanent', 20, 2],
    ])
  })

  it('of an own item are those of its age groups; none where it has none', () => {
    const item: OwnItem = {
      ...{ kind: 'angle_vertex', nodes: ['S', 'Na', 'A'], name: { zh: '', en: '' }, unit: 'degree', category: 'Skeletal' },
      ...{ text: null, norm: { mean: 5, sd: 1 }, stages: { primary_mixed: { mean: 4, sd: 1 } }, meaning: null },
    }
    expect(normsShown('mine', { overrides: {}, customItems: { mine: item } })).toEqual([
      ['primary/mixed', 4, 1],
      ['early permanent and permanent', 5, 1],
    ])
    expect(normsShown('unknown', none)).toEqual([])
  })
})

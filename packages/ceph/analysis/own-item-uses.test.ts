import { describe, expect, it } from 'vitest'
import type { OwnItem, OwnItems } from './own-item'
import { type DraftItem, noTexts, ownItemOf } from './own-item-draft'
import { computedFrom, neededBy, withItem } from './own-item-uses'

const base: DraftItem = { name: '', kind: 'angle_vertex', nodes: [], of: [], norm: null, stages: {}, texts: noTexts }
const made = (draft: Partial<DraftItem>, own: OwnItems = {}): OwnItem => {
  const item = ownItemOf({ ...base, ...draft }, own)
  if (!item) throw new Error('the item is not sound')
  return item
}

const chin = made({ name: 'Chin', nodes: ['Na', 'A', 'Pog'] })
const sum = made({ name: 'Sum', kind: 'sum_results', of: ['Chin', 'SNA'] }, { Chin: chin })
const share = made({ name: 'Share', kind: 'ratio_x100', of: ['Sum', 'SNB'] }, { Chin: chin, Sum: sum })
const items: OwnItems = { Share: share, Sum: sum, Chin: chin }

describe('what hangs together among own measurements', () => {
  it('is found in both directions, through others too', () => {
    expect(computedFrom('Chin', items)).toEqual(['Share', 'Sum'])
    expect(computedFrom('Share', items)).toEqual([])
    expect(neededBy(['Share'], items)).toEqual(['Sum', 'Chin'])
    expect(neededBy(['Chin'], items)).toEqual([])
  })

  it('allows a change that leaves the others their sense', () => {
    const moved = made({ name: 'Chin', nodes: ['Na', 'B', 'Pog'] })
    expect(withItem('Chin', moved, items)?.Chin).toEqual(moved)
    expect(Object.keys(withItem('Chin', moved, items) ?? {})).toHaveLength(3)
  })

  it('refuses a change of unit under a sum', () => {
    expect(withItem('Chin', made({ name: 'Chin', kind: 'distance_two_points', nodes: ['Na', 'A'] }), items)).toBeNull()
  })

  it('never closes a circle', () => {
    expect(ownItemOf({ ...base, name: 'Chin', kind: 'sum_results', of: ['Share', 'SNA'] }, items)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { type DraftItem, ownItemOf, readOwnItems, storedItems } from './stored-own-items'

const chin: DraftItem = {
  name: 'Chin angle',
  kind: 'angle_vertex',
  nodes: ['Na', 'A', 'Pog'],
  norm: { mean: 175, sd: 3 },
  texts: { small: 'convex', normal: 'straight', large: 'concave' },
}

describe('a measurement a doctor defined', () => {
  it('comes back from the setting as it was defined, its unit from the kind', () => {
    const item = ownItemOf(chin)
    expect(item?.unit).toBe('degree')
    expect(item && readOwnItems(JSON.stringify(storedItems({ 'Chin angle': item })))).toEqual({ 'Chin angle': item })
  })

  it('is refused with the wrong number of landmarks, an unknown one, an unknown kind, a built-in name or a negative SD', () => {
    expect(ownItemOf({ ...chin, nodes: ['Na', 'A'] })).toBeNull()
    expect(ownItemOf({ ...chin, nodes: ['Na', 'A', 'Nowhere'] })).toBeNull()
    expect(ownItemOf({ ...chin, kind: 'toString' })).toBeNull()
    expect(ownItemOf({ ...chin, kind: 'sum_results' })).toBeNull()
    expect(ownItemOf({ ...chin, name: 'SNA' })).toBeNull()
    expect(ownItemOf({ ...chin, norm: { mean: 1, sd: -1 } })).toBeNull()
  })

  it('is left out alone when the setting holds nonsense beside it', () => {
    const content = JSON.stringify({ 'Chin angle': chin, bad: 7, SNA: chin, half: { kind: 'angle_vertex', nodes: 'Na' } })
    expect(Object.keys(readOwnItems(content))).toEqual(['Chin angle'])
    expect(readOwnItems('{')).toEqual({})
    expect(readOwnItems(null)).toEqual({})
  })

  it('without texts or norm is measured and not judged', () => {
    const item = ownItemOf({ ...chin, norm: null, texts: { small: '', normal: ' ', large: '' } })
    expect([item?.norm, item?.meaning]).toEqual([null, null])
  })
})

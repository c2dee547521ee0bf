import { evaluate } from '@sella/ceph/analysis/evaluate'
import { analysisOf } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { type DraftItem, noTexts, ownItemOf } from '@sella/ceph/analysis/own-item-draft'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { readOwnItems, storedItems } from './own-items'

const chin: DraftItem = {
  name: 'Chin angle',
  kind: 'angle_vertex',
  nodes: ['Na', 'A', 'Pog'],
  of: [],
  norm: { mean: 175, sd: 3 },
  stages: {},
  texts: { small: { zh: '凸', en: 'convex' }, normal: { zh: '直', en: '' }, large: { zh: '', en: 'concave' } },
}
const doubled = { ...chin, name: 'Doubled', kind: 'sum_results', nodes: [], of: ['Chin angle', 'SNA'] }

describe('a measurement a doctor defined', () => {
  it('comes back from the setting as it was defined, its unit from the kind', () => {
    const item = ownItemOf({ ...chin, stages: { permanent: { mean: 176, sd: 2 } } })
    expect(item?.unit).toBe('degree')
    expect(item && readOwnItems(JSON.stringify(storedItems({ 'Chin angle': item })))).toEqual({ 'Chin angle': item })
  })

  it('of a kind nobody knows is left out and told to the log; others, sound or not, are not', () => {
    const reported: string[] = []
    const stored = { Odd: { kind: 'angle_of_tomorrow', nodes: ['S'] }, Short: { ...chin, nodes: ['Na'] }, [chin.name]: chin }
    const items = readOwnItems(JSON.stringify(stored), (message, detail) => reported.push(`${message}: ${detail}`))
    expect([Object.keys(items), reported]).toEqual([[chin.name], ['measurement error type: angle_of_tomorrow']])
  })

  it('is refused with the wrong number of landmarks, an unknown one, an unknown kind, a built-in name or a negative SD', () => {
    expect(ownItemOf({ ...chin, nodes: ['Na', 'A'] })).toBeNull()
    expect(ownItemOf({ ...chin, nodes: ['Na', 'A', 'Nowhere'] })).toBeNull()
    expect(ownItemOf({ ...chin, kind: 'toString' })).toBeNull()
    expect(ownItemOf({ ...chin, kind: 'sum_results' })).toBeNull()
    expect(ownItemOf({ ...chin, name: 'SNA' })).toBeNull()
    expect(ownItemOf({ ...chin, norm: { mean: 1, sd: -1 } })).toBeNull()
    expect(ownItemOf({ ...chin, stages: { permanent: { mean: Number.NaN, sd: 1 } } })).toBeNull()
  })

  it('is left out alone when the setting holds nonsense beside it', () => {
    const content = JSON.stringify({ 'Chin angle': chin, bad: 7, SNA: chin, half: { kind: 'angle_vertex', nodes: 'Na' } })
    expect(Object.keys(readOwnItems(content))).toEqual(['Chin angle'])
    expect(readOwnItems('{')).toEqual({})
    expect(readOwnItems(null)).toEqual({})
  })

  it('without texts or norm is measured and not judged', () => {
    const item = ownItemOf({ ...chin, norm: null, texts: { ...noTexts, normal: { zh: ' ', en: '' } } })
    expect([item?.norm, item?.meaning]).toEqual([null, null])
  })

  it('says in both languages what was written in one, also where an older setting has one text for both', () => {
    expect(ownItemOf(chin)?.meaning).toEqual({
      small: { zh: '凸', en: 'convex' },
      normal: { zh: '直', en: '直' },
      large: { zh: 'concave', en: 'concave' },
    })
    const older = { ...chin, texts: { small: 'convex', normal: '', large: '' } }
    expect(readOwnItems(JSON.stringify({ old: older })).old?.meaning?.small).toEqual({ zh: 'convex', en: 'convex' })
  })

  it('is judged by the norm of the dentition, and gives the analysis it stands in its age groups', () => {
    const item = ownItemOf({ ...chin, norm: null, stages: { permanent: { mean: 100, sd: 1 } } })
    const items: OwnItems = item ? { 'Chin angle': item } : {}
    const analysis = analysisOf({ name: 'Mine', items: ['Chin angle'], lines: [] }, {}, items)
    expect(analysis.dentitions).toHaveLength(3)
    const means = (['permanent', 'primary_mixed'] as const).map(
      dentition => evaluate(emptyTracing, analysis, { dentition, sex: null }, { customItems: items }).rows[0]?.norm?.mean,
    )
    expect(means).toEqual([100, undefined])
  })

  it('may be made of others, in whatever order the setting names them, and has their unit', () => {
    const items = readOwnItems(JSON.stringify({ Doubled: doubled, 'Chin angle': chin }))
    expect(Object.keys(items)).toEqual(['Doubled', 'Chin angle'])
    expect(items.Doubled?.unit).toBe('degree')
    const share = ownItemOf({ ...doubled, name: 'Share', kind: 'ratio_x100', of: ['S-N', 'Go-Me'] }, items)
    expect([share?.unit, share?.category]).toEqual(['percent', 'Skeletal'])
  })

  it('is left out when what it is made of is missing, of another unit, or itself', () => {
    expect(readOwnItems(JSON.stringify({ Doubled: doubled }))).toEqual({})
    const first = { ...doubled, of: ['Two', 'SNA'] }
    const second = { ...doubled, of: ['One', 'SNA'] }
    expect(readOwnItems(JSON.stringify({ One: first, Two: second }))).toEqual({})
    expect(ownItemOf({ ...doubled, of: ['SNA', 'S-N'] })).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { isItemName } from '../data/measurements'
import { builtInLookup } from '../measure/measure'
import { autoLines, itemChoices, lineChoices } from './choices'
import { analysisOf, faultOf, type OwnAnalysis } from './own'
import { type ItemLookup, itemFaultOf, type ProposedItem } from './own-item-check'

const mine: OwnAnalysis = { name: 'Mine', items: ['SNA', 'SNB'], lines: ['SN plane'] }
const context = { taken: ['ABO', 'Other'], knowsItem: isItemName, saved: null }

describe('an own analysis', () => {
  it('takes the shape of a built-in analysis, with age groups only where norms depend on them', () => {
    expect(analysisOf(mine)).toMatchObject({
      creator: 'user',
      title: { zh: 'Mine', en: 'Mine' },
      texts: mine.items,
      dentitions: [],
    })
    expect(analysisOf(mine, { SNA: { meanSd: { permanent: { mean: 1, sd: 1 } } } }).dentitions).toHaveLength(3)
    expect(analysisOf(mine, { ANB: { meanSd: { permanent: { mean: 1, sd: 1 } } } }).dentitions).toEqual([])
  })
})

describe('an own analysis may be saved', () => {
  it('when sound', () => {
    expect(faultOf(mine, context)).toBeNull()
  })

  it.each([
    ['without a name', { name: '  ' }, 'METHOD_NAME_EMPTY'],
    ['under a taken name', { name: ' ABO ' }, 'METHOD_NAME_EXISTS'],
    ['without items', { items: [] }, 'METHOD_EMPTY'],
    ['with an item nobody knows', { items: ['SNA', 'SNX'] }, 'METHOD_ITEM_UNKNOWN'],
  ])('not %s', (_, change, fault) => {
    expect(faultOf({ ...mine, ...change }, context)).toBe(fault)
  })

  it('not under a name that differs from a taken one by spaces around it', () => {
    expect(faultOf({ ...mine, name: 'Kept' }, { ...context, taken: [...context.taken, ' Kept '] })).toBe('METHOD_NAME_EXISTS')
  })

  it.each(['abo', 'ＡＢＯ', ' Ａbo '])('not as %s beside ABO: in a list they look the same', name => {
    expect(faultOf({ ...mine, name }, context)).toBe('METHOD_NAME_EXISTS')
    expect(faultOf({ ...mine, name: `${name} 2` }, context)).toBeNull()
    // Saved under it before this was refused: it can still be changed, and keeps its name.
    expect(faultOf({ ...mine, name, lines: [] }, { ...context, saved: { ...mine, name } })).toBeNull()
  })

  it('not without a change, but with another order, line or name', () => {
    const saved = { ...context, saved: mine }
    expect(faultOf({ ...mine, name: 'Mine ' }, saved)).toBe('NO_CHANGES')
    expect(faultOf({ ...mine, items: ['SNB', 'SNA'] }, saved)).toBeNull()
    expect(faultOf({ ...mine, lines: [] }, saved)).toBeNull()
    expect(faultOf({ ...mine, name: 'Yours' }, saved)).toBeNull()
  })
})

describe('the items to choose from', () => {
  it('are 89, counted from 1, made by System, none of a built-in analysis, none excluded', () => {
    expect(itemChoices).toHaveLength(89)
    expect(itemChoices.map(choice => choice.id)).toEqual(Array.from({ length: 89 }, (_, i) => i + 1))
    expect(new Set(itemChoices.map(choice => choice.creator))).toEqual(new Set(['System']))
    const offered = itemChoices.map(choice => choice.item)
    for (const item of ['FMA(Tweed)', 'SNA(北大)', 'SNA(McNamara)', 'Combination factor', 'Mandibular plane angle'] as const) {
      expect(offered).not.toContain(item)
    }
    for (const item of ['SNA', 'Overjet', 'Z angle', 'Facial angle'] as const) expect(offered).toContain(item)
  })

  it('come with 30 lines, eight of them chosen from the start', () => {
    expect(lineChoices).toHaveLength(30)
    expect(autoLines).toEqual(['SN plane', 'FH plane', 'PP plane', 'OP plane', 'MP plane', 'EP line', 'U1 axis', 'L1 axis'])
  })
})

describe('an own item', () => {
  const other = { kind: 'sum_results', of: ['Mine', 'FMA'], unit: 'degree' } as const
  const lookup: ItemLookup = item => (item === 'Other' ? other : (builtInLookup(item) as ReturnType<ItemLookup>))
  const fault = (item: ProposedItem) => itemFaultOf('Mine', item, lookup)

  it.each<[string, ProposedItem]>([
    ['an angle', { kind: 'angle_vertex', nodes: ['S', 'Na', 'B'], unit: 'degree' }],
    ['a length', { kind: 'distance_to_palatal_plane', nodes: ['L6Mesial'], unit: 'mm' }],
    ['a sum of three angles', { kind: 'sum_results', of: ['FMA', 'FMIA', 'IMPA'], unit: 'degree' }],
    ['a ratio of lengths', { kind: 'ratio_results', of: ['S-N', 'Go-Me'], unit: '' }],
    ['a share', { kind: 'ratio_x100', of: ['S-N', 'Go-Me'], unit: 'percent' }],
  ])('may be %s', (_, item) => {
    expect(fault(item)).toBeNull()
  })

  it.each<[string, ProposedItem, string]>([
    ['an unknown kind', { kind: 'luck', nodes: ['S'], unit: 'mm' }, 'KIND_UNKNOWN'],
    ['too few landmarks', { kind: 'angle_vertex', nodes: ['S', 'Na'], unit: 'degree' }, 'NODE_COUNT'],
    ['a landmark nobody knows', { kind: 'angle_vertex', nodes: ['S', 'Nasion', 'A'], unit: 'degree' }, 'NODE_UNKNOWN'],
    ['an angle in mm', { kind: 'angle_vertex', nodes: ['S', 'Na', 'A'], unit: 'mm' }, 'UNIT_WRONG'],
    ['a difference of three', { kind: 'difference_results', of: ['FMA', 'FMIA', 'IMPA'], unit: 'degree' }, 'OPERAND_COUNT'],
    ['an operand nobody knows', { kind: 'sum_results', of: ['FMA', 'gone'], unit: 'degree' }, 'OPERAND_UNKNOWN'],
    ['itself among its operands', { kind: 'sum_results', of: ['FMA', 'Mine'], unit: 'degree' }, 'OPERAND_CIRCLE'],
    ['itself behind an operand', { kind: 'sum_results', of: ['FMA', 'Other'], unit: 'degree' }, 'OPERAND_CIRCLE'],
    ['degrees added to mm', { kind: 'sum_results', of: ['FMA', 'S-N'], unit: 'degree' }, 'UNIT_WRONG'],
  ])('has no %s', (_, item, code) => {
    expect(fault(item)).toBe(code)
  })
})

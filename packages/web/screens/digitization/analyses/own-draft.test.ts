import { describe, expect, it } from 'vitest'
import { blankFields, type Fields, fieldsOf, itemOfFields, withKind } from './own-draft'
import { faultOfFields } from './own-fault'

const chin: Fields = { ...blankFields, name: 'Chin angle', nodes: ['Na', 'A', 'Pog'], norm: { mean: '−3.5', sd: '2' } }
const alone = { was: null, items: {} }
const mine = () => {
  const item = itemOfFields(chin)
  if (!item) throw new Error('the item is not sound')
  return { 'Chin angle': item }
}
const sum: Fields = { ...withKind({ ...blankFields, name: 'Sum' }, 'sum_results'), of: ['Chin angle', 'SNA', ''] }

describe('the fields of an own measurement', () => {
  it('make an item whose unit follows the kind, and come back from it', () => {
    const item = itemOfFields(chin)
    expect([item?.unit, item?.norm]).toEqual(['degree', { mean: -3.5, sd: 2 }])
    expect(itemOfFields(withKind(chin, 'distance_two_points'))?.unit).toBe('mm')
    expect(item && itemOfFields(fieldsOf('Chin angle', item))).toEqual(item)
  })

  it('give a norm for each dentition or one for all, never both', () => {
    const staged = { ...chin, byStage: true, stages: { ...chin.stages, permanent: { mean: '1', sd: '1' } } }
    const item = itemOfFields(staged)
    expect([item?.norm, item?.stages]).toEqual([null, { permanent: { mean: 1, sd: 1 } }])
    expect(item && fieldsOf('Chin angle', item).byStage).toBe(true)
    expect(itemOfFields({ ...staged, byStage: false })?.stages).toBeUndefined()
  })

  it('have as many landmarks as the kind takes and keep those chosen', () => {
    expect(withKind(chin, 'angle_two_lines').nodes).toEqual(['Na', 'A', 'Pog', ''])
    expect(withKind(chin, 'distance_two_points').nodes).toEqual(['Na', 'A'])
    expect(withKind(chin, 'sum_results')).toMatchObject({ nodes: [], of: ['', '', ''] })
  })

  it('are refused without a name, with one that is taken, without all landmarks, with half a norm', () => {
    expect(faultOfFields(chin, alone)).toBeNull()
    expect(faultOfFields({ ...chin, name: ' ' }, alone)).toBe('nameEmpty')
    expect(faultOfFields({ ...chin, name: 'SNA' }, alone)).toBe('nameTaken')
    expect(faultOfFields({ ...chin, name: 'ｓna' }, alone)).toBe('nameTaken')
    expect(faultOfFields({ ...chin, name: 'chin ANGLE' }, { was: null, items: mine() })).toBe('nameTaken')
    expect(faultOfFields({ ...chin, name: 'chin ANGLE' }, { was: 'Chin angle', items: mine() })).toBeNull()
    expect(faultOfFields(chin, { was: null, items: mine() })).toBe('nameTaken')
    expect(faultOfFields(chin, { was: 'Chin angle', items: mine() })).toBeNull()
    expect(faultOfFields({ ...chin, nodes: ['Na', '', 'Pog'] }, alone)).toBe('pointsMissing')
    expect(faultOfFields({ ...chin, nodes: ['Na', 'Na', 'Pog'] }, alone)).toBe('noFigure')
    expect(faultOfFields({ ...chin, norm: { mean: '3', sd: '' } }, alone)).toBe('notNumber')
    expect(faultOfFields({ ...chin, norm: { mean: '3', sd: '-1' } }, alone)).toBe('sdNegative')
  })

  it('compute an item from others of one unit', () => {
    const context = { was: null, items: mine() }
    expect(faultOfFields(sum, context)).toBeNull()
    expect(itemOfFields(sum, mine())).toMatchObject({ of: ['Chin angle', 'SNA'], unit: 'degree' })
    expect(faultOfFields({ ...sum, of: ['SNA', '', ''] }, context)).toBe('operandsMissing')
    expect(faultOfFields({ ...sum, of: ['SNA', 'S-N', ''] }, context)).toBe('unitsDiffer')
  })

  it('are refused when what is computed from the item would lose its unit', () => {
    const made = itemOfFields(sum, mine())
    const items = { ...mine(), ...(made ? { Sum: made } : {}) }
    expect(faultOfFields(withKind(chin, 'distance_two_points'), { was: 'Chin angle', items })).toBe('breaks')
  })
})

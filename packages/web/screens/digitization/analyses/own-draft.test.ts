import { describe, expect, it } from 'vitest'
import { blankFields, type Fields, faultOfFields, fieldsOf, itemOfFields, withKind } from './own-draft'

const chin: Fields = { ...blankFields, name: 'Chin angle', nodes: ['Na', 'A', 'Pog'], mean: '−3.5', sd: '2', tipsLess: 'convex' }

describe('the fields of an own measurement', () => {
  it('make an item whose unit follows the kind, and come back from it', () => {
    const item = itemOfFields(chin)
    expect([item?.unit, item?.norm]).toEqual(['degree', { mean: -3.5, sd: 2 }])
    expect(itemOfFields(withKind(chin, 'distance_two_points'))?.unit).toBe('mm')
    expect(item && itemOfFields(fieldsOf('Chin angle', item))).toEqual(item)
  })

  it('have as many landmarks as the kind takes and keep those chosen', () => {
    expect(withKind(chin, 'angle_two_lines').nodes).toEqual(['Na', 'A', 'Pog', ''])
    expect(withKind(chin, 'distance_two_points').nodes).toEqual(['Na', 'A'])
  })

  it('are refused without a name, with one that is taken, without all landmarks, with half a norm', () => {
    expect(faultOfFields(chin, [])).toBeNull()
    expect(faultOfFields({ ...chin, name: ' ' }, [])).toBe('nameEmpty')
    expect(faultOfFields({ ...chin, name: 'SNA' }, [])).toBe('nameTaken')
    expect(faultOfFields(chin, ['Chin angle'])).toBe('nameTaken')
    expect(faultOfFields(withKind(chin, 'angle_two_lines'), [])).toBe('pointsMissing')
    expect(faultOfFields({ ...chin, nodes: ['Na', 'Na', 'Pog'] }, [])).toBe('noFigure')
    expect(faultOfFields({ ...chin, sd: '' }, [])).toBe('notNumber')
    expect(faultOfFields({ ...chin, sd: '-1' }, [])).toBe('sdNegative')
  })
})

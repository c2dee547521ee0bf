import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../own-values/pair'
import { emptyValues, overrideOf, valuesOf } from './values'

describe('own values of an item', () => {
  it('come back as they were written', () => {
    const override = { tipsMore: 'Class II', meanSd: { permanent: { mean: 2.7, sd: 2 }, primary_mixed: { mean: -4.6, sd: 0 } } }
    expect(overrideOf(valuesOf(override))).toEqual(override)
    expect(overrideOf(valuesOf(undefined))).toBeNull()
  })

  it('are refused when they are no numbers, half given, or an SD below 0', () => {
    expect(faultOf({ mean: '', sd: '' })).toBeNull()
    expect(faultOf({ mean: '82', sd: '' })).toBe('notNumber')
    expect(faultOf({ mean: 'x', sd: '2' })).toBe('notNumber')
    expect(faultOf({ mean: '82', sd: '-2' })).toBe('sdNegative')
    expect(faultOf({ mean: '−3.5', sd: '2' })).toBeNull()
  })

  it('read the printed minus as a minus', () => {
    expect(overrideOf({ ...emptyValues, permanent: { mean: '−3.5', sd: '2' } })?.meanSd?.permanent).toEqual({ mean: -3.5, sd: 2 })
  })
})

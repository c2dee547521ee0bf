import { expect, it } from 'vitest'
import { withIncisorRule } from './incisor-wish'

it('keeps the amount by another rule of its unit, and never takes mm for degrees', () => {
  expect(withIncisorRule({ rule: 'sheet', amount: -3 }, 'curve')).toEqual({ rule: 'curve', amount: -3 })
  expect(withIncisorRule({ rule: 'sheet', amount: -3 }, 'headPlate')).toEqual({ rule: 'headPlate', amount: 0 })
  expect(withIncisorRule({ rule: 'headPlate', amount: 6 }, 'front')).toEqual({ rule: 'front', amount: 0 })
  const taken = { from: 'steiner', approximate: true } as const
  expect(withIncisorRule({ rule: 'sheet', amount: -3, taken }, 'curve')).toEqual({ rule: 'curve', amount: -3, taken })
  expect(withIncisorRule(null, 'sheet')).toEqual({ rule: 'sheet', amount: 0 })
})

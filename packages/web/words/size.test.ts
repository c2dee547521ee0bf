import { expect, it } from 'vitest'
import { sizeText } from './size'

it('tells the size of a file in the unit that needs no more than three digits before the point', () => {
  expect([0, 812_400, 999_499, 999_500, 4_240_000, 999_949_999, 1_300_000_000].map(sizeText)).toEqual([
    '0 KB',
    '812 KB',
    '999 KB',
    '1.0 MB',
    '4.2 MB',
    '999.9 MB',
    '1.3 GB',
  ])
})

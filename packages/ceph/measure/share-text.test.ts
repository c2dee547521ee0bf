import { expect, test } from 'vitest'
import { shareText } from './share-text'

test('no share of estimates is given as certain or as impossible', () => {
  expect([0, 0.004, 0.006, 0.5, 0.994, 0.996, 1].map(shareText)).toEqual(['<1%', '<1%', '1%', '50%', '99%', '>99%', '>99%'])
})

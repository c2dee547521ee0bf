import { expect, test } from 'vitest'
import { signedMm } from './signed-mm'

test('a length with its sign; what reads as nothing has none', () => {
  expect([0.04, -0.04, 0, 0.06, -0.06].map(signedMm)).toEqual(['0.0', '0.0', '0.0', '+0.1', '−0.1'])
})

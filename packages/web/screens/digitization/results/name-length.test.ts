import { expect, it } from 'vitest'
import { nameLines } from './name-length'

it('gives a name as many lines as it needs in the column of names', () => {
  const lines = ['SNA', 'U1-NA mm', 'ANS-Me/N-Me', 'Pog-鼻根垂线距', '上下颌长度差', '蝶鞍垂线-髁突距(S Vert-Co)'].map(nameLines)
  expect(lines).toEqual([1, 1, 2, 2, 2, 3])
})

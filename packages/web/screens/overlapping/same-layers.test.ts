import type { Layer } from '@sella/drawing/scene/scene'
import { expect, test } from 'vitest'
import { sameLayers } from './same-layers'

const layer = (id: string, x: number): Layer => ({
  id,
  marks: [{ mark: 'dot', at: { x, y: 2 }, radius: 3, fill: '#fff' }],
})

test('a layer that says the same is the one drawn before; one that moved, came or lost a mark is not', () => {
  const before = [layer('a', 1), layer('b', 1), layer('c', 1)]
  const now = [layer('a', 1), layer('b', 1.001), { id: 'c', marks: [] }, layer('d', 1)]
  const after = sameLayers(before, now)
  expect(after.map((each, i) => each === before[i])).toEqual([true, false, false, false])
  expect(after).toEqual(now)
})

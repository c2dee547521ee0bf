import type { Layer } from '@sella/drawing/scene/scene'
import { expect, it } from 'vitest'
import { reusedLayers } from './reused-layers'

const dot = (x: number) => ({ mark: 'dot' as const, at: { x, y: 0 }, radius: 2, fill: 'red' })
const layer = (id: string, ...xs: number[]): Layer => ({ id, marks: xs.map(dot) })

it('a layer drawn the same as before is the same layer, so that it is not painted again', () => {
  const before = [layer('points', 1, 2), layer('curves', 3)]
  const after = reusedLayers(before, [layer('points', 1, 5), layer('curves', 3)])
  expect(after[1]).toBe(before[1])
  expect(after[0]).not.toBe(before[0])
  expect(after[0]?.marks[0]).toBe(before[0]?.marks[0])
  expect(after[0]?.marks[1]).toEqual(dot(5))
})

it('a layer with a mark less than before is another layer', () => {
  const before = [layer('points', 1, 2)]
  expect(reusedLayers(before, [layer('points', 1)])[0]?.marks).toHaveLength(1)
})

it('a mark is told by what it stands for, so that one less before it changes no other', () => {
  const named = (name: string) => ({ ...dot(name.length), ref: { kind: 'landmark' as const, name } })
  const before = [{ id: 'names', marks: ['A', 'Na', 'Pog'].map(named) }]
  const [after] = reusedLayers(before, [{ id: 'names', marks: ['Na', 'Pog'].map(named) }])
  expect(after?.marks[0]).toBe(before[0]?.marks[1])
  expect(after?.marks[1]).toBe(before[0]?.marks[2])
})

it('a curve is told by each of its points, and by how many they are', () => {
  const curve = (...xs: number[]): Layer => ({
    id: 'outlines',
    marks: [{ mark: 'curve', points: xs.map(x => ({ x, y: 0 })), closed: false, stroke: { colour: 'red', width: 1 } }],
  })
  const before = [curve(1, 2, 3)]
  expect(reusedLayers(before, [curve(1, 2, 3)])[0]).toBe(before[0])
  for (const other of [curve(1, 2), curve(1, 2, 3, 4), curve(1, 5, 3)]) expect(reusedLayers(before, [other])[0]).toEqual(other)
})

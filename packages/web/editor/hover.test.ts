import type { Point } from '@sella/ceph/geometry/point'
import type { Mark, Scene } from '@sella/drawing/scene/scene'
import { describe, expect, it } from 'vitest'
import { handleAt, metAt, nextHover } from './hover-target'

const dot = (at: Point, ref: Mark['ref'], radius = 2): Mark => ({ mark: 'dot', at, radius, fill: '#fff', ref })
const handle = { kind: 'tooth', tooth: 'U1', handle: 'translate' } as const
const A = { kind: 'landmark', name: 'A' } as const
const scene: Scene = {
  width: 400,
  height: 400,
  pixel: 1,
  layers: [
    { id: 'uncertainty', marks: [dot({ x: 100, y: 100 }, A, 40)] },
    { id: 'points', marks: [dot({ x: 112, y: 100 }, A)] },
    { id: 'handles', marks: [dot({ x: 100, y: 100 }, handle, 3)] },
  ],
}
const under = (x: number, pointer: 'mouse' | 'touch' = 'mouse') =>
  handleAt(scene, { screen: { x, y: 100 }, image: { x, y: 100 } }, pointer)

describe('a tooth handle under the pointer', () => {
  it('is taken where it is the nearest, though a ring of doubt lies about it', () => {
    expect(under(100)).toEqual(handle)
    expect(under(104)).toEqual(handle)
  })

  it('leaves a point that lies nearer to the hand', () => {
    expect(under(111)).toBeNull()
    expect(under(113, 'touch')).toBeNull()
  })

  it('is out of reach beyond the hit radius', () => {
    expect(under(80)).toBeNull()
    expect(under(80, 'touch')).toEqual(handle)
  })
})

describe('what the pointer meets', () => {
  const line: Mark = { mark: 'line', from: { x: 0, y: 50 }, to: { x: 400, y: 50 }, stroke: { colour: '#fff', width: 1 } }
  const B = { kind: 'landmark', name: 'B' } as const
  const plane = { kind: 'plane', name: 'SN' } as const
  const drawn: Scene = {
    ...scene,
    pixel: 2,
    layers: [
      { id: 'planes', marks: [{ ...line, ref: plane }] },
      {
        id: 'outlines',
        marks: [{ ...line, from: { x: 0, y: 54 }, to: { x: 400, y: 54 }, ref: { kind: 'curve', name: 'soft' } }],
      },
      { id: 'points', marks: [dot({ x: 100, y: 50 }, B)] },
    ],
  }

  it('is the point though a line runs through it, and the line a little further on', () => {
    expect([100, 107, 109].map(x => metAt(drawn, { x, y: 51 }))).toEqual([B, B, plane])
  })

  it('is a line within six screen pixels, no outline, and nothing beyond', () => {
    expect(metAt(drawn, { x: 300, y: 61 })).toEqual(plane)
    expect(metAt(drawn, { x: 300, y: 63 })).toBeNull()
  })
})

describe('what is lit', () => {
  const row = { kind: 'item', name: 'SNA' } as const

  it('goes out when the pointer leaves the film, but not what a row of the table lit meanwhile', () => {
    expect(nextHover(A, null, A)).toBeNull()
    expect(nextHover(row, null, A)).toBe(row)
    expect(nextHover(row, null, null)).toBe(row)
  })

  it('is what the pointer meets, whatever was lit before, and the same object while that stays the same', () => {
    expect(nextHover(row, A, null)).toBe(A)
    expect(nextHover(A, { ...A }, A)).toBe(A)
  })
})

import type { Point } from '@sella/ceph/geometry/point'
import { expect, test } from 'vitest'
import { contoursOf, doubleArea, evenly } from './contour'

const raster = (size: number, value: (x: number, y: number) => number) => ({
  width: size,
  height: size,
  values: Float32Array.from({ length: size * size }, (_, i) => value((i % size) + 0.5, Math.floor(i / size) + 0.5)),
})

test('the contour of a disc runs clockwise at its radius, between the pixels', () => {
  const [loop] = contoursOf(raster(64, (x, y) => 1 / (1 + Math.exp(Math.hypot(x - 32, y - 32) - 20))))
  for (const p of loop ?? []) expect(Math.hypot(p.x - 32, p.y - 32)).toBeCloseTo(20, 1)
  expect(doubleArea(loop ?? []) / 2).toBeCloseTo(Math.PI * 400, -1)
})

test('a hole runs the other way, and the larger region comes first', () => {
  const ring = (x: number, y: number) => {
    const r = Math.hypot(x - 20, y - 20)
    return (r < 16 && r > 6) || Math.hypot(x - 56, y - 56) < 5 ? 1 : 0
  }
  const areas = contoursOf(raster(64, ring)).map(loop => doubleArea(loop))
  expect(areas).toHaveLength(3)
  expect(areas.map(Math.sign)).toEqual([1, -1, 1])
})

test('a region that the border cuts is closed along the border', () => {
  const [loop] = contoursOf(raster(16, x => (x < 8 ? 1 : 0)))
  expect(doubleArea(loop ?? []) / 2).toBeGreaterThan(8 * 15)
})

test('points at even steps keep the ends of an open line and the length of a closed one', () => {
  const line: readonly Point[] = [
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 3, y: 9 },
  ]
  expect(evenly(line, 5, false)).toEqual([
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 3, y: 3 },
    { x: 3, y: 6 },
    { x: 3, y: 9 },
  ])
  expect(evenly(line, 4, true)).toHaveLength(4)
})

import { templateLandmarks } from '@sella/ceph/data/template'
import { emptyTracing, type PlacedPoint, type Tracing } from '@sella/ceph/tracing/tracing'
import { anatomyOf } from '@sella/drawing/tracing/anatomy'
import { expect, test } from 'vitest'
import { sketchOf } from './sketch'

const face = (more: Readonly<Record<string, PlacedPoint>> = {}): Tracing => {
  const points = Object.entries(templateLandmarks).map(([name, { x, y }]): [string, PlacedPoint] => [
    name,
    { x: 1000 + 10 * x, y: 1200 + 10 * y, origin: 'manual' },
  ])
  return { ...emptyTracing, points: { ...Object.fromEntries(points), ...more } }
}
const placesOf = (along: string) => along.split(' ').map(place => place.split(',').map(Number) as [number, number])

test('the picture in the list has whole pixels, none closer to the last than a 400th of its height', () => {
  const { curves } = sketchOf(face())
  const all = curves.flatMap(({ along }) => placesOf(along))
  const heights = all.map(([, y]) => y)
  const step = (Math.max(...heights) - Math.min(...heights)) / 400
  expect(curves.length).toBeGreaterThan(5)
  expect(all.flat().every(Number.isInteger)).toBe(true)
  // Rounding moves either end by up to half a pixel a coordinate; the last point of a curve stands wherever it ends.
  const steps = curves.flatMap(({ along }) => {
    const places = placesOf(along).slice(0, -2)
    return places.slice(1).map(([x, y], i) => Math.hypot(x - (places[i]?.[0] ?? 0), y - (places[i]?.[1] ?? 0)))
  })
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(step - Math.SQRT2)
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(1000)
})

test('leaves out no more than that: every outline the list draws passes each of its points within such a step', () => {
  const { curves } = sketchOf(face())
  const drawn = anatomyOf(face(), 'right').curves.filter(({ layer }) => layer !== 'outlines_optional')
  const heights = drawn.flatMap(({ points }) => points.map(({ y }) => y))
  const step = (Math.max(...heights) - Math.min(...heights)) / 400
  expect(curves.map(({ estimated }) => estimated)).toEqual(drawn.map(({ estimated }) => estimated))
  for (const [i, { points }] of drawn.entries()) {
    const places = placesOf(curves[i]?.along ?? '')
    const last = points.at(-1)
    for (const { x, y } of points)
      expect(Math.min(...places.map(([a, b]) => Math.hypot(a - x, b - y)))).toBeLessThanOrEqual(step + Math.SQRT1_2)
    const ends = places.some(([a, b]) => a === Math.round(last?.x ?? 0) && b === Math.round(last?.y ?? 0))
    expect(ends).toBe(true)
  }
})

test('a closed outline ends where it begins, an open one does not', () => {
  const ends = sketchOf(face()).curves.map(({ along }) => {
    const places = along.split(' ')
    return places[0] === places.at(-1)
  })
  expect([ends.includes(true), ends.includes(false)]).toEqual([true, true])
})

test('counts the points placed and those nobody is sure of', () => {
  const { points, unsure } = sketchOf(face())
  const doubtful = sketchOf(face({ A: { x: 1500, y: 1600, origin: 'detected', confidence: 0.2, errorPx: 400 } }))
  expect([points > 40, unsure, doubtful.points, doubtful.unsure]).toEqual([true, 0, points, 1])
})

test('of nothing there is nothing to draw', () => {
  expect(sketchOf(emptyTracing)).toEqual({ points: 0, unsure: 0, curves: [] })
})

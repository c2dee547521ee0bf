import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { createBench, guidedStep } from './bench'

const tracing: Tracing = { ...emptyTracing, points: { Na: { x: 1, y: 1, origin: 'manual' } } }
const opened = () =>
  createBench({ width: 10, height: 10 }, tracing, {
    points: () => ({}),
    order: () => ['S', 'Na', 'A'],
    expected: () => null,
    edge: () => null,
    byRule: () => null,
    candidates: () => [],
  })

it('guided placement asks for missing points first, and goes back to the start for those skipped', () => {
  const bench = opened()
  expect([guidedStep(bench, 'S', 1), guidedStep(bench, 'A', 1)]).toEqual(['A', 'S'])
})

it('with missing points first off it goes through every point in order and ends after the last', () => {
  const bench = opened()
  bench.missingFirst.set(false)
  expect([guidedStep(bench, null, 1), guidedStep(bench, 'S', 1), guidedStep(bench, 'A', 1)]).toEqual(['S', 'Na', null])
})

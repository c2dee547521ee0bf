import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { emptyTracing, type PlacedPoint } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { createBench } from '../bench/bench'
import { undo } from '../session/session'
import type { Unsure } from './unsure'
import { createWalk } from './walk'

const detectedPoint: PlacedPoint = { x: 50, y: 50, origin: 'detected', confidence: 0.5, errorPx: 20 }
const [analysis] = builtInAnalyses
if (!analysis) throw new Error('no analysis')

/** Two points found and still to be checked, none of them in hand; the tracing is being read, not edited. */
const walkOver = () => {
  const bench = createBench(
    { width: 700, height: 800 },
    { ...emptyTracing, points: { Me: detectedPoint, S: detectedPoint } },
    {
      points: ({ points }) => points,
      order: () => ['Me', 'S'],
      expected: () => null,
      edge: () => null,
      byRule: () => null,
      candidates: () => [],
    },
  )
  const walk = createWalk({
    bench,
    evaluate: tracing => evaluate(tracing, analysis, { dentition: 'permanent', sex: null }, { assumeScale: true }),
    queue: ({ points }) =>
      (['Me', 'S'] as const).flatMap((name): readonly Unsure[] => {
        const point = points[name]
        return point && point.origin !== 'manual' ? [{ name, point, items: [], harms: [] }] : []
      }),
  })
  return { bench, walk }
}

it('confirms the point in hand of a tracing that was only read, as one step of undo, and goes on to the next', () => {
  const { bench, walk } = walkOver()
  walk.review('Me')
  walk.confirm()
  const { present, mode } = bench.session.get()
  expect([mode, present.points.Me?.origin, present.points.S?.origin]).toEqual(['editing', 'manual', 'detected'])
  expect(bench.hand.get().selected).toBe('S')
  bench.session.set(undo)
  expect(bench.session.get().present.points.Me).toEqual(detectedPoint)
})

it('confirms nothing where the tracing is locked, and stays with the point', () => {
  const { bench, walk } = walkOver()
  bench.session.set(session => ({ ...session, locked: true }))
  walk.review('Me')
  walk.confirm()
  expect(bench.session.get().present.points.Me).toEqual(detectedPoint)
  expect(bench.hand.get().selected).toBe('Me')
})

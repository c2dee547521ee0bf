import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { undo } from '../session/session'
import { createBench } from './bench'
import { takeByRule } from './by-rule'

const before = { x: 50, y: 50, origin: 'detected' as const }
const benchWith = (at: { readonly x: number; readonly y: number } | null) =>
  createBench(
    { width: 700, height: 800 },
    { ...emptyTracing, points: { Me: before, S: before } },
    {
      ...{
        points: ({ points }) => points,
        order: () => ['Me', 'S'],
        expected: () => null,
        edge: () => null,
        byRule: () => at,
        candidates: () => [],
      },
    },
  )
const hold = (bench: ReturnType<typeof benchWith>, selected: 'Me' | 'S') => bench.hand.set(hand => ({ ...hand, selected }))

it('takes the point in hand to where the film has it, and back by one step of undo', () => {
  const bench = benchWith({ x: 57, y: 43 })
  hold(bench, 'Me')
  expect(takeByRule(bench)).toBe('taken')
  expect(bench.session.get().present.points.Me).toEqual({ x: 57, y: 43, origin: 'manual' })
  bench.session.set(undo)
  expect(bench.session.get().present.points.Me).toEqual(before)
})

it('changes nothing where the film shows no edge, or the point has no such definition', () => {
  const [bare, other] = [benchWith(null), benchWith({ x: 1, y: 1 })]
  hold(bare, 'Me')
  hold(other, 'S')
  const reading = bare.session.get()
  expect([takeByRule(bare), takeByRule(other)]).toEqual(['no-edge', 'no-rule'])
  expect(bare.session.get()).toEqual(reading)
})

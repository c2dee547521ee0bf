import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { shown, startEditing } from '../session/session'
import { createBench, send } from './bench'

const edge = { x: 57, y: 43 }

/** A point dragged past an edge, with the setting and the key as given. */
const dragged = (snaps: boolean, other: boolean) => {
  const tracing = { ...emptyTracing, points: { S: { x: 50, y: 50, origin: 'manual' as const } } }
  const points = (of: typeof tracing) => of.points
  const bench = createBench({ width: 700, height: 800 }, tracing, {
    ...{
      points: of => points(of as typeof tracing),
      order: () => ['S'],
      expected: () => null,
      edge: () => edge,
      byRule: () => null,
      candidates: () => [],
    },
  })
  bench.session.set(startEditing)
  bench.snaps.set(snaps)
  const spot = (x: number, y: number) => ({ screen: { x, y }, image: { x, y } })
  bench.view.set({ zoom: 1, x: 0, y: 0, turn: 0 })
  send(bench, { type: 'press', at: spot(50, 50), pointer: 'mouse', over: null })
  send(bench, { type: 'move', at: spot(60, 44), other })
  send(bench, { type: 'release', at: spot(60, 44), other })
  const { x, y } = shown(bench.session.get()).points.S ?? { x: 0, y: 0 }
  return { x, y }
}

it('the key holds a dragged point to the edge where points stay free, and frees it where they are held', () => {
  const free = { x: 60, y: 44 }
  expect([dragged(false, false), dragged(false, true), dragged(true, false), dragged(true, true)]).toEqual([
    free,
    edge,
    edge,
    free,
  ])
})

import { emptyTracing, type PlacedPoint } from '@sella/ceph/tracing/tracing'
import { unsureNames } from '@sella/ceph/tracing/unsure'
import { beforeEach, expect, it } from 'vitest'
import { dropPreview, undo } from '../session/session'
import { deskDriver } from '../testing/desk-driver'
import { candidatesInHand, chosenCandidate, triesPlace, tryCandidate, tryNearestEdge, waitingInHand } from './candidate'

const ends = { S: { x: 0, y: 0, origin: 'manual' }, Na: { x: 700, y: 0, origin: 'manual' } } as const
const detectedPoint = { x: 50, y: 50, origin: 'detected' as const, errorPx: 9 }
const candidates = [
  { kind: 'outer', at: { x: 57, y: 50 }, away: 7, along: [] },
  { kind: 'inner', at: { x: 44, y: 50 }, away: 6, along: [] },
] as const
const desk = () => {
  const tracing = {
    ...emptyTracing,
    points: { Me: detectedPoint, B: { ...detectedPoint, x: 80 }, S: { x: 5, y: 5, origin: 'manual' as const } },
  }
  return deskDriver({ tracing, edges: { edge: () => null, byRule: () => null, candidates: () => candidates } })
}
let table = desk()
beforeEach(() => {
  table = desk()
  table.walk.goTo('Me')
})

it('a candidate is shown, not taken: the point moves when it is confirmed, as one step of undo', () => {
  const { bench, walk } = table
  expect(tryCandidate(bench, 0)).toBe(true)
  expect(chosenCandidate(bench, candidatesInHand(bench))).toBe(0)
  expect(bench.session.get().present.points.Me).toEqual(detectedPoint)
  expect(tryCandidate(bench, 1)).toBe(true)
  walk.confirm()
  expect(bench.session.get().present.points.Me).toEqual({ x: 44, y: 50, origin: 'manual' })
  bench.session.set(undo)
  expect(bench.session.get().present.points.Me).toEqual(detectedPoint)
})

it('going to another point leaves the candidate untaken', () => {
  const { bench, walk } = table
  tryCandidate(bench, 0)
  walk.goTo('B')
  expect(bench.session.get().preview).toBeNull()
  expect(bench.session.get().present.points).toMatchObject({ Me: detectedPoint, B: { x: 80 } })
})

it('kept, the point stays where it was found and counts as confirmed', () => {
  const { bench, walk } = table
  tryCandidate(bench, 0)
  bench.session.set(dropPreview)
  walk.confirm()
  expect(bench.session.get().present.points.Me).toEqual({ x: 50, y: 50, origin: 'manual' })
})

it('said to be unseen, the point stays as an estimate that is asked no more, and the values keep its error', () => {
  const { bench, walk } = table
  walk.declareUnseen()
  expect(bench.session.get().present.points.Me).toEqual({ x: 50, y: 50, origin: 'estimated', errorPx: 9, covered: true })
  expect(unsureNames({ Me: { ...detectedPoint, errorPx: 900 }, ...ends })).toContain('Me')
  expect(unsureNames({ Me: { ...bench.session.get().present.points.Me, errorPx: 900 } as PlacedPoint, ...ends })).not.toContain(
    'Me',
  )
  bench.session.set(undo)
  expect(bench.session.get().present.points.Me).toEqual(detectedPoint)
})

it('nothing is offered for a point placed by hand, nor a candidate there is not', () => {
  const { bench, walk } = table
  expect(tryCandidate(bench, 2)).toBe(false)
  walk.goTo('S')
  expect([waitingInHand(bench), candidatesInHand(bench), tryCandidate(bench, 0)]).toEqual([null, [], false])
  expect(bench.session.get().preview).toBeNull()
})

it('B shows the point at the nearest edge of its kind; nothing moves before it is taken, and where none stands out nothing is shown', () => {
  const { bench, walk } = table
  expect([tryNearestEdge(bench), triesPlace(bench)]).toEqual([false, false])
  const edged = deskDriver({
    tracing: bench.session.get().present,
    edges: { edge: ({ x, y }) => ({ x: x + 3, y }), byRule: () => null, candidates: () => candidates },
  })
  edged.walk.goTo('Me')
  expect([tryNearestEdge(edged.bench), triesPlace(edged.bench)]).toEqual([true, true])
  expect(chosenCandidate(edged.bench, candidatesInHand(edged.bench))).toBeNull()
  expect(edged.bench.session.get().present.points.Me).toEqual(detectedPoint)
  edged.walk.confirm()
  expect(edged.bench.session.get().present.points.Me).toEqual({ x: 53, y: 50, origin: 'manual' })
  walk.goTo('S')
  expect(tryNearestEdge(bench)).toBe(false)
})

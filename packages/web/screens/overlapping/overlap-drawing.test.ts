import { apply } from '@sella/ceph/geometry/transform'
import { overlay, overlayFilm } from '@sella/ceph/superimpose/overlay'
import type { Nudge } from '@sella/ceph/superimpose/scheme'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { makePhantom } from '@sella/drawing/phantom/phantom'
import { applied } from '@sella/drawing/scene/matrix'
import { expect, test } from 'vitest'
import { firstLook } from './look'
import { filmsUnder, gripMove, sceneOf } from './overlap-drawing'

const filmOf = (id: string, ageYears: number) => {
  const { landmarks, ruler } = makePhantom({ seed: 5, skeletalClass: 'II', width: 400, ageYears })
  const points = Object.fromEntries(Object.entries(landmarks).map(([name, at]) => [name, { ...at, origin: 'manual' as const }]))
  return overlayFilm(id, { ...emptyTracing, points, ruler }, null)
}
const films = [filmOf('a', 11), filmOf('b', 14)]
const look = { ...firstLook, parts: { ...firstLook.parts, points: true }, mix: 1 }
const overlayBy = (nudge: Nudge) => overlay(films, 'sn', { nudges: { b: nudge } })
const drawn = (nudge: Nudge) => {
  const scene = sceneOf(overlayBy(nudge), look, { colourOf: () => '#fff', pixel: 1, steady: true })
  const dots = scene.layers.find(({ id }) => id === 'b')?.marks.flatMap(mark => (mark.mark === 'dot' ? [mark.at] : [])) ?? []
  return { scene, dots, film: filmsUnder(overlayBy(nudge), look, scene).find(({ id }) => id === 'b') }
}

test('what the hand shifts as it is lies where lines and film are drawn once the hand lets go', () => {
  const [before, after] = [
    { x: 2, y: -1, turn: 0.04 },
    { x: -4, y: 3, turn: -0.1 },
  ]
  const [was, is] = [drawn(before), drawn(after)]
  const move = gripMove(overlayBy(before), 'b', after, was.scene.toCanvas)
  if (!move || !was.film || !is.film) throw new Error('the record is laid and its film shows')
  expect(was.dots.length).toBeGreaterThan(10)
  for (const [i, at] of was.dots.entries()) {
    const there = apply(move, at)
    expect(Math.hypot(there.x - (is.dots[i]?.x ?? Number.NaN), there.y - (is.dots[i]?.y ?? Number.NaN))).toBeLessThan(1e-6)
  }
  const corner = { x: 300, y: 200 }
  const there = apply(move, applied(was.film.matrix, corner))
  const wanted = applied(is.film.matrix, corner)
  expect([there.x, there.y]).toEqual([expect.closeTo(wanted.x, 6), expect.closeTo(wanted.y, 6)])
})

test('the reference is not moved by hand', () => {
  const { toCanvas } = drawn({ x: 0, y: 0, turn: 0 }).scene
  expect(gripMove(overlayBy({ x: 0, y: 0, turn: 0 }), 'a', { x: 1, y: 1, turn: 0 }, toCanvas)).toBeNull()
})

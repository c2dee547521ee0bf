import type { Point } from '@sella/ceph/geometry/point'
import { apply, mirror, type Quarters, turnByQuarters } from '@sella/ceph/geometry/transform'
import { type OverlayFilm, overlay, overlayFilm } from '@sella/ceph/superimpose/overlay'
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

interface Filed {
  readonly quarters: Quarters
  readonly mirrored: boolean
}

const asFiled = ({ quarters, mirrored }: Filed, at: Point): Point => {
  const turned = turnByQuarters(at, quarters)
  return mirrored ? mirror(turned) : turned
}

const filed = (film: OverlayFilm, by: Filed): OverlayFilm => {
  const { points, ruler } = film.tracing
  const turned = Object.fromEntries(Object.entries(points).map(([name, at]) => [name, { ...at, ...asFiled(by, at) }]))
  if (!ruler) throw new Error('a phantom has a ruler')
  const ends = [asFiled(by, ruler.ends[0]), asFiled(by, ruler.ends[1])] as const
  return overlayFilm(film.id, { ...film.tracing, points: turned, ruler: { ...ruler, ends } }, null)
}

const upright: Filed = { quarters: 0, mirrored: false }

/** Where the points of both records and a corner of both films are drawn, corrected by hand. */
const drawnFiled = (reference: Filed, moved: Filed): readonly number[] => {
  const [a, b] = films
  if (!a || !b) throw new Error('two films')
  const turned = [filed(a, reference), filed(b, moved)]
  const superimposed = overlay(turned, 'sn', { nudges: { b: { x: 3, y: -2, turn: 0.05 } } })
  const scene = sceneOf(superimposed, look, { colourOf: () => '#fff', pixel: 1 })
  const dots = scene.layers.flatMap(({ marks }) => marks.flatMap(mark => (mark.mark === 'dot' ? [mark.at] : [])))
  const corners = filmsUnder(superimposed, look, scene).map(({ id, matrix }) =>
    applied(matrix, asFiled(id === 'a' ? reference : moved, { x: 300, y: 200 })),
  )
  return [...dots, ...corners].flatMap(({ x, y }) => [x, y])
}

const filedUpright = drawnFiled(upright, upright)
const turns = ([1, 2, 3] as const).flatMap(quarters => [false, true].map(mirrored => ({ quarters, mirrored })))

test.each(turns)('records are drawn and moved by hand alike whichever way their films were filed: %o', by => {
  expect(filedUpright.length).toBeGreaterThan(80)
  for (const now of [drawnFiled(by, upright), drawnFiled(upright, by)]) {
    expect(now).toHaveLength(filedUpright.length)
    for (const [i, value] of now.entries()) expect(value).toBeCloseTo(filedUpright[i] ?? Number.NaN, 6)
  }
})

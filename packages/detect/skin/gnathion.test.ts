import { expect, test } from 'vitest'
import { distance, type Point } from '../film/canonical'
import type { Read } from '../passes/further-pass'
import { withGnathion } from './gnathion'
import { type Places, type Sample, STEP } from './samples'

const RADIUS = 10
const QUARTER = (Math.PI / 2) * RADIUS
/** A lip and chin straight down to y = 20, a quarter of a circle, and a throat straight back from (-10, 30). */
function placeAt(along: number): Point {
  if (along <= 20) return [0, along]
  const turn = (along - 20) / RADIUS
  if (along <= 20 + QUARTER) return [-RADIUS + RADIUS * Math.cos(turn), 20 + RADIUS * Math.sin(turn)]
  return [-RADIUS - (along - 20 - QUARTER), 30]
}
const samples: readonly Sample[] = Array.from({ length: 260 }, (_, i) => ({
  at: placeAt(i * STEP),
  along: i * STEP,
  evidence: 1,
}))
const read = (at: Point): Read => ({ at, doubt: { bound: 2, log: 0.4, sigma: 0.6 } })
const upright = { forward: [1, 0], down: [0, 1] } as const
const places = { SoftTissueB: [0, 4] as Point, SoftTissuePog: [0, 12] as Point }
const gnathionOf = (menton: Point, own: Point = [-1, 24], chin: Places = places) =>
  withGnathion({ SoftTissueGn: read(own), SoftTissueMe: read(menton) }, samples, { places: chin, axes: upright }).SoftTissueGn

test('gnathion comes half of the way to the middle between the foremost of the chin and menton, as sure as it was read', () => {
  // The chin is foremost 2.5 above pogonion, at 9.5 along; menton is 45.7 along; gnathion was read 24.2 along.
  const { at, doubt } = gnathionOf([-20, 30]) as Read
  const own = 20 + RADIUS * Math.atan2(4, 9)
  expect(distance(at, placeAt((own + (9.5 + 30 + QUARTER) / 2) / 2))).toBeLessThan(STEP)
  expect(doubt).toEqual(read([0, 0]).doubt)
})

test('it stays as read where menton is off the outline, pogonion is unknown, or the middle is far from where it was read', () => {
  expect(gnathionOf([-20, 36])?.at).toEqual([-1, 24])
  expect(gnathionOf([-20, 30], [-1, 24], {})?.at).toEqual([-1, 24])
  expect(gnathionOf([-20, 30], [-15, 30])?.at).toEqual([-15, 30])
})

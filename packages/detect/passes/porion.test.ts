import { describe, expect, test } from 'vitest'
import type { PorionChoice } from '../detector'
import { detectorOf } from '../detector'
import type { Numbers } from '../film/numbers'
import { numbers, paintedNetwork, withPorions } from '../testing/painted-network'

// Landmark 3 of the training order is porion.
const order = numbers.order.map((name, i) => (i === 3 ? 'Po' : name))
const porionNumbers: Numbers = {
  ...numbers,
  order,
  template: { ...numbers.template, places: { ...numbers.template.places, Po: numbers.template.places.L3 ?? [0, 0] } },
  porion: { anatomic: { p68: 2 }, machine: { p68: 5 } },
}
const network = paintedNetwork(() => true)
// A map pixel is half a canonical mm: machine porion is 3 mm in front and 2 mm below.
const both = withPorions(network, [0.4, 0], [6, 4])
const picture = { width: 256, height: 320, pixels: Uint8Array.from({ length: 256 * 320 }, (_, i) => (i * 7) % 251) }
const on = (eyes: typeof network, porion?: PorionChoice, detectorNumbers: Numbers = porionNumbers) =>
  detectorOf('fake', eyes, detectorNumbers).detect(picture, { mmPerPixel: 0.1, porion })

describe('porion', () => {
  test('stands where the readers of such films put it, and the result says by which definition', async () => {
    const { landmarks, porion } = await on(both)
    expect(porion).toBe('anatomic')
    expect(landmarks.Po?.origin).toBe('detected')
    expect((await on(withPorions(network, [6, 4], [0.4, 0]))).porion).toBe('machine')
  })

  test('is the same point when the doctor wants that definition', async () => {
    expect(await on(both, 'anatomic')).toEqual(await on(both))
  })

  test('by the other definition is an estimate with its own, larger error', async () => {
    const [own, other] = [await on(both), await on(both, 'machine')]
    expect(other.porion).toBe('machine')
    expect(other.landmarks.Po?.origin).toBe('estimated')
    const [a, b] = [own.landmarks.Po, other.landmarks.Po]
    // The picture fills the view, whose pixels are 0.53 mm.
    expect(((b?.x ?? 0) - (a?.x ?? 0)) * 0.53).toBeCloseTo(3, 1)
    expect(((b?.y ?? 0) - (a?.y ?? 0)) * 0.53).toBeCloseTo(2, 1)
    expect(b?.expectedErrorMm).toBeCloseTo((5 * 0.1) / 0.53, 2)
    expect({ ...other.landmarks, Po: null }).toEqual({ ...own.landmarks, Po: null })
  })

  test('is left to the hand when the weights know one definition only and the doctor wants a certain one', async () => {
    const { landmarks, porion } = await on(network, 'machine', { ...porionNumbers, porion: undefined })
    expect(landmarks.Po).toBeUndefined()
    expect(porion).toBeNull()
    expect((await on(network, 'film')).landmarks.Po?.origin).toBe('detected')
  })
})

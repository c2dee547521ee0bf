import { describe, expect, it } from 'vitest'
import { defaultColours } from './colours'
import { confidenceColour, confidenceSteps } from './confidence'
import { contrast, difference, sights } from './testing/colour-difference'

const placed = defaultColours.tagPointColor
/** A face at 10 pixels per mm. */
const detected = (errorMm?: number) =>
  confidenceColour({ origin: 'detected', ...(errorMm === undefined ? {} : { errorPx: 10 * errorMm }) }, placed, 10)
const [sure, fair, unsure, poor] = confidenceSteps.map(({ colour }) => colour)

describe('points coloured by how sure they are', () => {
  it('take the step of their expected error, with its lower end', () => {
    expect([0.2, 1, 1.99, 2, 3.9, 4, 60].map(detected)).toEqual([sure, fair, fair, unsure, unsure, poor, poor])
  })

  it('leave the scale once a hand placed them, and derived ones are never on it', () => {
    expect(confidenceColour({ origin: 'manual', errorPx: 90 }, placed, 10)).toBe(placed)
    expect(confidenceColour({ origin: 'derived' }, placed, 10)).toBe('#00ff00')
  })

  it('are fair where the detector said nothing about its error', () => {
    expect(detected()).toBe(fair)
  })

  it('can be told apart by every kind of colour vision, and grow lighter with the error', () => {
    const all = [...confidenceSteps.map(({ colour }) => colour), placed]
    for (const by of sights)
      for (const [i, a] of all.entries())
        for (const b of all.slice(i + 1)) expect(difference(a, b, by), `${a} against ${b}, ${by}`).toBeGreaterThanOrEqual(12)
    const light = confidenceSteps.map(({ colour }) => contrast(colour, '#000000'))
    expect(light).toEqual([...light].sort((a, b) => a - b))
    expect(Math.min(...light)).toBeGreaterThanOrEqual(3)
  })
})

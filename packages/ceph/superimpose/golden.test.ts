import { describe, expect, it } from 'vitest'
import golden from '../golden/superimposition.json'
import { registeredPoints } from '../testing/registered-points'
import { facingOf } from '../tracing/frame'
import type { Film, Points } from './film'
import { register } from './register-method'

interface GoldenRecord {
  readonly mm_per_px: number
  readonly landmarks: Readonly<Record<string, readonly number[]>>
}

const film = ({ mm_per_px, landmarks }: GoldenRecord): Film => {
  const points: Points = Object.fromEntries(Object.entries(landmarks).map(([name, [x, y]]) => [name, { x, y }]))
  return { points, facing: facingOf(points), mmPerPixel: mm_per_px }
}

describe('worked superimpositions', () => {
  for (const each of golden.cases) {
    const films = [film(each.record_1), film(each.record_2)] as const
    it.each(Object.keys(each.expected) as (keyof typeof each.expected)[])(`${each.id} ${each.title}: %s`, name => {
      const expected = each.expected[name]
      const registered = register(films, name)
      if (registered.status !== 'registered') throw new Error(`not registered: ${registered.why}`)
      expect(Math.abs(registered.rotationDegrees - expected.rotation_deg)).toBeLessThan(golden.tolerance.deg)
      expect(Math.abs(registered.translationMm.x - (expected.translation_mm[0] ?? 0))).toBeLessThan(golden.tolerance.mm)
      expect(Math.abs(registered.translationMm.y - (expected.translation_mm[1] ?? 0))).toBeLessThan(golden.tolerance.mm)
      const points = registeredPoints(films[1], registered) ?? {}
      expect(Object.keys(points)).toHaveLength(Object.keys(expected.registered_mm).length)
      for (const [landmark, [x, y]] of Object.entries(expected.registered_mm)) {
        const at = points[landmark as keyof Points]
        expect(Math.hypot((at?.x ?? Number.NaN) - (x ?? 0), (at?.y ?? Number.NaN) - (y ?? 0)), landmark).toBeLessThan(
          golden.tolerance.mm,
        )
      }
    })
  }
})

import { expect, it } from 'vitest'
import { distance3, type Point3, unit3 } from '../geometry/space'
import { crestNear, type SurfacePoint } from './ridge'

/** A hill (or a hollow) 2 mm high on a plain, its top at the origin, sampled every 0.1 mm. */
const surface = (sign: 1 | -1): readonly SurfacePoint[] => {
  const points: SurfacePoint[] = []
  for (let x = -3; x <= 3; x += 0.1)
    for (let z = -3; z <= 3; z += 0.1) {
      const y = sign * 2 * Math.exp(-(x * x + z * z) / 1.5)
      const slope = (-2 / 1.5) * y
      points.push({ at: { x, y, z }, normal: unit3({ x: -slope * x, y: 1, z: -slope * z }) ?? { x: 0, y: 1, z: 0 } })
    }
  return points
}

const nearOn = (points: readonly SurfacePoint[]) => (at: Point3, reach: number) =>
  points.filter(point => distance3(point.at, at) <= reach)

it.each([
  ['ridge', 1],
  ['fossa', -1],
] as const)('a click beside a %s goes onto it', (relief, sign) => {
  const hill = surface(sign)
  const start = hill.reduce((best, point) =>
    Math.hypot(point.at.x - 0.5, point.at.z) < Math.hypot(best.at.x - 0.5, best.at.z) ? point : best,
  ).at
  const crest = crestNear(start, relief, nearOn(hill))
  expect(Math.hypot(crest.x, crest.z)).toBeLessThan(0.25)
})

it('stays on a plain, and where there is no surface', () => {
  const plain = surface(1).map(({ at }) => ({ at: { ...at, y: 0 }, normal: { x: 0, y: 1, z: 0 } }))
  const start = { x: 0.05, y: 0, z: 0.05 }
  expect(crestNear(start, 'ridge', nearOn(plain))).toEqual(start)
  expect(crestNear(start, 'ridge', () => [])).toEqual(start)
})

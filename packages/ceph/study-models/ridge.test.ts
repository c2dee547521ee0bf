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

it('goes up on a slope no further than two radii, to the foot of what is higher', () => {
  const points: SurfacePoint[] = []
  for (let x = -4; x <= 4; x += 0.1)
    for (let z = -1; z <= 1; z += 0.1) points.push({ at: { x, y: x, z }, normal: { x: -Math.SQRT1_2 * 0.2, y: 1, z: 0.1 } })
  const start = points.find(({ at }) => Math.abs(at.x) < 1e-9 && Math.abs(at.z) < 1e-9)?.at ?? expect.unreachable()
  const up = crestNear(start, 'ridge', nearOn(points))
  expect(up.x).toBeGreaterThan(0.3)
  expect(distance3(up, start)).toBeLessThanOrEqual(1.2)
  const down = crestNear(start, 'fossa', nearOn(points))
  expect(down.x).toBeLessThan(-0.3)
  expect(distance3(down, start)).toBeLessThanOrEqual(1.2)
})

it('stays on a plain, and where there is no surface', () => {
  const plain = surface(1).map(({ at }) => ({ at: { ...at, y: 0 }, normal: { x: 0, y: 1, z: 0 } }))
  const start = { x: 0.05, y: 0, z: 0.05 }
  expect(crestNear(start, 'ridge', nearOn(plain))).toEqual(start)
  expect(crestNear(start, 'ridge', () => [])).toEqual(start)
})

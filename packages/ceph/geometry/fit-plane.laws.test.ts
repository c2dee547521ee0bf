import fc from 'fast-check'
import { expect, it } from 'vitest'
import { evenly } from '../testing/evenly'
import { fitPlane } from './fit-plane'
import { cross3, dot3, heightOver, length3, mean3, minus3, type Point3, plus3, times3, unit3 } from './space'

const coordinate = evenly(-50, 50)
const direction = fc
  .record({ x: coordinate, y: coordinate, z: coordinate })
  .filter(each => length3(each) > 5)
  .map(each => unit3(each) ?? { x: 0, y: 0, z: 1 })

/** Two directions of a plane, at right angles to its normal and to each other. */
function within(normal: Point3): readonly [Point3, Point3] {
  const other = Math.abs(normal.x) < 0.8 ? { x: 1, y: 0, z: 0 } : { x: 0, y: 1, z: 0 }
  const first = unit3(cross3(normal, other))
  if (first === null) throw new Error('two directions')
  return [first, cross3(normal, first)]
}

const arch = [
  [-26, 0],
  [-22, 14],
  [-12, 26],
  [0, 31],
  [12, 26],
  [22, 14],
  [26, 0],
] as const

it('recovers the plane that points lie in, however it is tilted and wherever it lies', () => {
  fc.assert(
    fc.property(direction, direction, (normal, away) => {
      const [u, v] = within(normal)
      const at = times3(away, 40)
      const points = arch.map(([right, front]) => plus3(at, plus3(times3(u, right), times3(v, front))))
      const plane = fitPlane(points)
      if (plane === null) throw new Error('an arch has a plane')
      expect(Math.abs(dot3(plane.normal, normal))).toBeCloseTo(1, 9)
      expect(length3(plane.normal)).toBeCloseTo(1, 12)
      expect(length3(minus3(plane.at, mean3(points)))).toBeCloseTo(0, 9)
    }),
  )
})

it('no tilt of the plane makes the sum of squared distances smaller', () => {
  const uneven = arch.map(([x, y], i) => ({ x, y, z: [0.4, -1, 0.7, 0, -0.3, 1.2, -0.8][i] ?? 0 }))
  const plane = fitPlane(uneven)
  if (plane === null) throw new Error('an arch has a plane')
  const sum = (normal: Point3) => uneven.reduce((all, each) => all + heightOver({ at: plane.at, normal }, each) ** 2, 0)
  const least = sum(plane.normal)
  expect(least).toBeGreaterThan(1)
  for (const tilt of within(plane.normal)) {
    for (const by of [-0.01, 0.01]) {
      const tilted = unit3(plus3(plane.normal, times3(tilt, by)))
      if (tilted === null) throw new Error('a tilted normal')
      expect(sum(tilted)).toBeGreaterThan(least)
    }
  }
})

it('a short triangle has its plane too; two points, a line and one spot have none', () => {
  const triangle = [
    { x: 1, y: 0, z: 2 },
    { x: 1, y: 0.1, z: 2 },
    { x: 1, y: 0, z: 2.1 },
  ]
  expect(Math.abs(fitPlane(triangle)?.normal.x ?? 0)).toBeCloseTo(1, 12)
  expect(fitPlane(triangle.slice(0, 2))).toBeNull()
  expect(fitPlane([])).toBeNull()
  expect(fitPlane(arch.map(() => ({ x: 3, y: 4, z: 5 })))).toBeNull()
  expect(fitPlane(arch.map(([by]) => ({ x: by, y: 0.3 * by, z: 7 - 0.1 * by })))).toBeNull()
})

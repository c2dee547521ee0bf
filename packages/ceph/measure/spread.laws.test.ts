import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LandmarkName } from '../data/landmarks'
import { templateFace } from '../testing/any-face'
import { evenly } from '../testing/evenly'
import { evenly as evenError } from '../tracing/even-error'
import { spreadsOf } from './spread'

const names = Object.keys(templateFace) as LandmarkName[]

type Unsure = Parameters<typeof spreadsOf>[0]

const unsure: Unsure = Object.fromEntries(
  names.map((name, i) => [name, { ...templateFace[name], errorAxes: evenError(3 + (i % 5)) }]),
)

const another: Unsure = Object.fromEntries(names.map(name => [name, { x: 0, y: 0, errorAxes: evenError(1) }]))

/** As of a film nobody has seen: the memory of the one before is gone. */
const afresh = (points: Unsure): ReturnType<typeof spreadsOf> => {
  spreadsOf(another, 'right')
  return spreadsOf(points, 'right')
}

test('whatever moved since the last film, and along whichever axis, errors spread as on a film seen for the first time', () => {
  const step = fc.tuple(
    fc.constantFrom(...names),
    fc.constantFrom({ x: 1, y: 0 }, { x: 0, y: 1 }, { x: 1, y: 1 }),
    evenly(-20, 20),
  )
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), steps => {
      let points = unsure
      for (const [name, way, by] of steps) {
        const at = points[name]
        points = { ...points, [name]: { ...at, x: (at?.x ?? 0) + by * way.x, y: (at?.y ?? 0) + by * way.y } }
        const remembered = spreadsOf(points, 'right')
        expect(remembered).toEqual(afresh(points))
      }
    }),
    { numRuns: 60 },
  )
})

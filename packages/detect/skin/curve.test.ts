import { expect, test } from 'vitest'
import { distance, type Point } from '../film/canonical'
import { drawnFilm, shippedNumbers } from '../testing/drawn-film'
import { expectedSkin, type SkinKnot } from './curve'

const { points } = drawnFilm()
const bare = expectedSkin(points, shippedNumbers)

/**
 * Displacement of each knot of the expected skin from where the detected points alone expect it, once the given points have been
 * read as well.
 */
function moved(read: Readonly<Partial<Record<SkinKnot, Point>>>) {
  const guide = Object.fromEntries(
    Object.entries(read).map(([name, [dx, dy]]) => {
      const [x, y] = bare[name as SkinKnot].at
      return [name, { at: [x + dx, y + dy] as Point, p68: 1 }]
    }),
  )
  const now = expectedSkin(points, shippedNumbers, guide)
  return (name: SkinKnot) => distance(now[name].at, bare[name].at)
}

test('a forehead read farther back takes the expected skin above it along, and the bridge of the nose by half', () => {
  const by = moved({ SoftTissueGlabella: [-8, 0], SoftTissueNa: [0, 0], SoftTissueMe: [0, 0] })
  expect(by('Forehead1')).toBeCloseTo(8, 9)
  expect(by('NasalRoot')).toBeCloseTo(4, 9)
  expect(by('Fold')).toBeCloseTo(0, 9)
})

test('a chin read lower takes the throat along to its end, so that the outline does not turn up into the neck', () => {
  const by = moved({ SoftTissuePog: [0, 0], SoftTissueMe: [0, 9] })
  for (const name of ['Throat1', 'Throat2', 'CervicalPoint'] as const) expect([name, by(name)]).toEqual([name, 9])
})

test('without a read point the skin stays where the detected points expect it', () => {
  expect(moved({})('Forehead1')).toBe(0)
})

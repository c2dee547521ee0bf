import { describe, expect, it } from 'vitest'
import { evaluate } from '../analysis/evaluate'
import { builtInAnalyses } from '../data/analyses'
import type { Analysis } from '../data/analysis-row'
import { itemNames } from '../data/measurements'
import { readerErrors } from '../data/reader-errors'
import { even, normal } from '../geometry/random'
import { templateFilm } from '../testing/template-film'
import { pointErrors } from '../tracing/point-error'
import { emptyTracing, type PlacedPoint, type Tracing } from '../tracing/tracing'
import { displacements } from './change'
import { smallestDetectable, smallestDetectableShift } from './detectable'
import { overlayFilm } from './overlay'
import { register } from './register-method'
import { registrationNames } from './registrations'
import { valueChange } from './value-change'

const truth: Tracing = {
  ...emptyTracing,
  points: Object.fromEntries(Object.entries(templateFilm()).map(([name, { x, y }]) => [name, { x, y, origin: 'manual' }])),
  fileScale: { mmPerPixel: 0.1, provenance: 'dicom' },
}
const { points } = truth
const errors = pointErrors(points)

/** A tracing of the same face by a hand that errs as stated. */
const traced = (next: () => number): Tracing => {
  const drawn = Object.entries(points).map(([name, { x, y }]): [string, PlacedPoint] => {
    const [u, v] = errors[name as keyof typeof errors]?.axes ?? []
    const [a, b] = [normal(next), normal(next)]
    return [name, { x: x + a * (u?.x ?? 0) + b * (v?.x ?? 0), y: y + a * (u?.y ?? 0) + b * (v?.y ?? 0), origin: 'manual' }]
  })
  return { ...truth, points: Object.fromEntries(drawn) }
}

const [first] = builtInAnalyses
if (!first) throw new Error('no analysis')
const everything: Analysis = { ...first, items: itemNames }
const measured = (tracing: Tracing) => evaluate(tracing, everything, { dentition: 'permanent', sex: null }).rows

/** Of changes between two tracings of one face: how many are called changed; by name. */
function falseChanges(pairs: number, changes: (before: Tracing, after: Tracing) => readonly (readonly [string, boolean])[]) {
  const next = even(20261122)
  const tally = new Map<string, { changed: number; all: number }>()
  for (let i = 0; i < pairs; i++)
    for (const [name, changed] of changes(traced(next), traced(next))) {
      const of = tally.get(name) ?? { changed: 0, all: 0 }
      tally.set(name, { changed: of.changed + (changed ? 1 : 0), all: of.all + 1 })
    }
  const sum = [...tally.values()].reduce((a, b) => ({ changed: a.changed + b.changed, all: a.all + b.all }))
  const worst = [...tally].map(([name, { changed, all }]) => ({ name, rate: changed / all })).sort((a, b) => b.rate - a.rate)[0]
  return { rate: sum.changed / sum.all, worst }
}

describe('where nothing changed but the hand', () => {
  it('some five of a hundred values are called changed, and no item much more often', () => {
    const { rate, worst } = falseChanges(80, (first, second) => {
      const [before, after] = [measured(first), measured(second)]
      return before.flatMap((row, i) => {
        const change = valueChange(row.reading, after[i]?.reading ?? row.reading)
        return change ? [[row.item, !change.within] as const] : []
      })
    })
    expect(rate).toBeGreaterThan(0.035)
    expect(rate).toBeLessThan(0.065)
    // 80 pairs: 5 % and four times their scatter of 2.4 %.
    expect(worst?.rate, worst?.name).toBeLessThan(0.15)
  })

  it('some five of a hundred displacements are called changed, forward, down and in all, by every method', () => {
    const { rate, worst } = falseChanges(150, (before, after) => {
      const films = [overlayFilm('1', before, readerErrors), overlayFilm('2', after, readerErrors)] as const
      return registrationNames.flatMap(name => {
        const registered = register(films, name)
        if (registered.status === 'missing') return []
        return displacements(films, registered).flatMap(({ landmark, forwardMm, downMm, distanceMm, floorMm }) => [
          [`${name} ${landmark} forward`, Math.abs(forwardMm) > floorMm.forward] as const,
          [`${name} ${landmark} down`, Math.abs(downMm) > floorMm.down] as const,
          [`${name} ${landmark} total`, distanceMm > floorMm.total] as const,
        ])
      })
    })
    expect(rate).toBeGreaterThan(0.035)
    expect(rate).toBeLessThan(0.065)
    expect(worst?.rate, worst?.name).toBeLessThan(0.13)
  })

  it('the limit of two readings is 1.96 standard errors of their difference, worked by hand: 1 and 1 give 2.77', () => {
    expect(smallestDetectable(1, 1)).toBeCloseTo(2.772, 3)
    expect(smallestDetectable(0.3, 0.4)).toBeCloseTo(0.98, 9)
  })

  it('the limit of a shift in the plane lies on the ellipse of its errors, worked by hand', () => {
    const even = { xx: 1, yy: 1, xy: 0 }
    expect(smallestDetectableShift({ x: 3, y: 4 }, even)).toBeCloseTo(2.448, 3)
    expect(smallestDetectableShift({ x: 0, y: -2 }, { xx: 9, yy: 4, xy: 0 })).toBeCloseTo(2 * 2.448, 2)
    // Errors of 3 along the diagonal and 1 across it.
    const slanted = { xx: 5, yy: 5, xy: 4 }
    expect(smallestDetectableShift({ x: 1, y: 1 }, slanted)).toBeCloseTo(3 * 2.448, 2)
    expect(smallestDetectableShift({ x: 1, y: -1 }, slanted)).toBeCloseTo(2.448, 2)
    expect(smallestDetectableShift({ x: 0, y: 0 }, slanted)).toBeCloseTo(3 * 2.448, 2)
    const alongOnly = { xx: 1, yy: 1, xy: 1 }
    expect(smallestDetectableShift({ x: 1, y: 1 }, alongOnly)).toBeCloseTo(2.448 * Math.SQRT2, 2)
    expect(smallestDetectableShift({ x: 1, y: -1 }, alongOnly)).toBe(0)
    expect(smallestDetectableShift({ x: 1, y: 1 }, { xx: 0, yy: 0, xy: 0 })).toBe(0)
  })
})

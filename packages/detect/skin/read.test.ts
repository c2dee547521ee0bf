import { describe, expect, test } from 'vitest'
import { apply, distance, inverse, type Point } from '../film/canonical'
import { type DrawnFilm, drawnFilm, shippedNumbers, template, toCanonical } from '../testing/drawn-film'
import { skinOf } from './edge'
import { alongSkin } from './read'
import type { Places } from './samples'

const back = inverse(toCanonical)
const doubt = { bound: 2, log: 0.3, sigma: 0.8 }
const upright = { forward: [1, 0], down: [0, 1] } as const
const names = ['SoftTissueNa', 'Subnasale', 'SoftTissuePog'] as const
const places: Places = Object.fromEntries(names.map(name => [name, apply(toCanonical, template(name))]))

type SkinPoint = 'SoftTissueGlabella' | 'Prn' | 'SoftTissueA' | 'LabraleSuperius' | 'LabraleInferius' | 'SoftTissueMe'

/** A point read `by` template mm from its place, then taken from the skin: template mm and its bound. */
function taken(name: SkinPoint, by: Point, drawn: DrawnFilm = {}) {
  const { points, film } = drawnFilm(drawn)
  const [x, y] = template(name)
  const read = { [name]: { at: apply(toCanonical, [x + by[0], y + by[1]]), doubt } }
  const placedRead = alongSkin(read, { line: skinOf(film, points, shippedNumbers), places, axes: upright })[name]
  return { at: apply(back, placedRead?.at ?? [Number.NaN, Number.NaN]), bound: placedRead?.doubt.bound as number }
}

describe('points taken from the traced skin', () => {
  test('that slid along it come back towards the foremost and the lowest place', () => {
    expect(distance(taken('Prn', [-1.2, -3]).at, template('Prn'))).toBeLessThan(1.5)
    const [own, slid] = [taken('SoftTissueMe', [0, 0]), taken('SoftTissueMe', [2.5, -0.5])]
    expect(distance(own.at, slid.at)).toBeLessThan(2.2)
  })

  test('that the readings put elsewhere along it than the network does lie there', () => {
    const PER_TEMPLATE = 60 / 71.8
    for (const [name, down] of [
      ['SoftTissueA', 0.6],
      ['LabraleSuperius', 0.3],
    ] as const) {
      const by = PER_TEMPLATE * distance(taken(name, [0, 0]).at, template(name))
      expect([name, by, Math.abs(by - down) < 0.25]).toEqual([name, by, true])
    }
  })

  test('the tip of the nose is its foremost place, wherever along the skin the network read it', () => {
    const [high, low] = [taken('Prn', [0, -3]), taken('Prn', [-0.5, 3])]
    expect(Math.abs(high.at[1] - low.at[1])).toBeLessThan(0.5)
  })

  test('that have no rule stay where the network read them', () => {
    const [x, y] = template('LabraleInferius')
    expect(distance(taken('LabraleInferius', [-1, 1]).at, [x - 1, y + 1])).toBeLessThan(1e-6)
  })

  test('in a film that stands turned lie where that film has them foremost', () => {
    const { points, film } = drawnFilm()
    const line = skinOf(film, points, shippedNumbers)
    const [x, y] = template('SoftTissueGlabella')
    const read = { SoftTissueGlabella: { at: apply(toCanonical, [x - 0.5, y + 3]), doubt } }
    const [c, s] = [Math.cos(0.3), Math.sin(0.3)]
    const at = (axes: Parameters<typeof alongSkin>[1]['axes']) =>
      alongSkin(read, { line, places, axes }).SoftTissueGlabella?.at as Point
    // The head tilted down: the upper forehead comes forward; the hollow of the nose's root has no place that is foremost.
    expect(at({ forward: [c, -s], down: [s, c] })[1]).toBeLessThan(at(upright)[1] - 1)
  })

  test('that lie far from it stay as they were read', () => {
    const far = taken('Prn', [9, 0])
    expect(distance(far.at, [template('Prn')[0] + 9, template('Prn')[1]])).toBeLessThan(1e-6)
    expect(far.bound).toBe(doubt.bound)
  })

  test('where the film shows none keep their place and are said to be less sure', () => {
    const unseen = taken('SoftTissueGlabella', [0, 0], { skin: () => ({ x: -300, y: -300 }) })
    expect(unseen.bound).toBeGreaterThanOrEqual(doubt.bound)
    expect(taken('SoftTissueGlabella', [0, 0]).bound).toBeLessThan(doubt.bound)
  })
})

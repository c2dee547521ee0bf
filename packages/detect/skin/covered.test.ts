import { describe, expect, test } from 'vitest'
import { apply, type Point } from '../film/canonical'
import type { Read } from '../passes/further-pass'
import { type DrawnFilm, drawnFilm, shippedNumbers, template, toCanonical } from '../testing/drawn-film'
import { withCovered } from './covered'
import { skinOf } from './edge'
import { greysOf } from './evidence'

const [x, y] = template('SoftTissueNa')
/** A nasal rest that touches the skin in front of nasion, template mm; or one that is `ahead` of it. */
const rest = (ahead: number): DrawnFilm => ({ objects: [{ left: x + ahead, top: y - 7, right: x + ahead + 20, bottom: y + 7 }] })
const nasion = apply(toCanonical, [x, y])

function look(drawn: DrawnFilm) {
  const { points, film } = drawnFilm(drawn)
  return { greyAt: greysOf(film), line: skinOf(film, points, shippedNumbers) }
}

const covers = (drawn: DrawnFilm, at: Point = nasion) => {
  const { greyAt, line } = look(drawn)
  const nasionRead: Read = { at, doubt: { bound: 1, log: -0.3, sigma: 0.6 } }
  return withCovered({ SoftTissueNa: nasionRead }, greyAt, line).SoftTissueNa?.covered ?? false
}

describe('something that stands before the skin', () => {
  test('is seen where a nasal rest touches it, on a negative too', () => {
    expect(covers(rest(1))).toBe(true)
    expect(covers({ ...rest(1), inverted: true })).toBe(true)
  })

  test('is none where there is air, or a rest that stands well ahead', () => {
    expect(covers({})).toBe(false)
    expect(covers(rest(9))).toBe(false)
  })

  test('covers what lies behind it and nothing else', () => {
    expect(covers(rest(1), apply(toCanonical, template('Prn')))).toBe(false)
    expect(covers(rest(1), apply(toCanonical, template('SoftTissueB')))).toBe(false)
  })
})

describe('a covered point', () => {
  const read = (bound: number): Read => ({ at: nasion, doubt: { bound, log: Math.log(bound) - 0.3, sigma: 0.6 } })
  const all = { SoftTissueNa: read(1), Co: read(1), Prn: read(1) }
  const of = (drawn: DrawnFilm) => {
    const { greyAt, line } = look(drawn)
    return withCovered(all, greyAt, line)
  }

  test('says so and is told less sure; the others stay as they were read', () => {
    const behind = of(rest(1))
    expect(behind.SoftTissueNa?.covered).toBe(true)
    expect(behind.SoftTissueNa?.doubt.bound).toBeCloseTo(Math.hypot(1, (2.3 * 60) / 71.8), 9)
    expect(behind.SoftTissueNa?.doubt.log).toBeCloseTo(Math.log(Math.hypot(1, (2.3 * 60) / 71.8)) - 0.3, 9)
    expect(behind.Prn).toBe(all.Prn)
    expect(of({}).SoftTissueNa).toBe(all.SoftTissueNa)
  })

  test('condylion is one on every film', () => {
    expect(of({}).Co?.covered).toBe(true)
    expect(of({}).Co?.doubt.bound).toBeCloseTo(Math.hypot(1, (3.1 * 60) / 71.8), 9)
  })
})

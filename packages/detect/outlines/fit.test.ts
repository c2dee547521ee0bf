import { outlineTable } from '@sella/ceph/data/outlines'
import { templateLandmarks, templatePoints } from '@sella/ceph/data/template'
import { describe, expect, test } from 'vitest'
import type { Point } from '../film/canonical'
import { pyramid } from '../film/picture'
import { fitOutlines } from './fit'

const PER_MM = 5
const FIELD = { left: -40, top: -30, width: 150, height: 170 } // template mm
const landmarks = Object.fromEntries(Object.entries(templateLandmarks).map(([name, { x, y }]): [string, Point] => [name, [x, y]]))

/** A film in template mm with the given grey at each place. */
const filmOf = (grey: (x: number, y: number) => number) => {
  const [width, height] = [FIELD.width * PER_MM, FIELD.height * PER_MM]
  const pixels = Uint8Array.from({ length: width * height }, (_, i) =>
    grey(FIELD.left + (i % width) / PER_MM, FIELD.top + Math.floor(i / width) / PER_MM),
  )
  const toCanonical = [1 / PER_MM, 0, FIELD.left, 0, 1 / PER_MM, FIELD.top] as const
  return { levels: pyramid({ width, height, pixels }), toCanonical, inverted: false }
}

const { ML4, ML5, ML6 } = templatePoints
/** Height of the lower border of the mandible in the template. */
const border = (x: number) => ML4.y + ((x - ML4.x) / (ML6.x - ML4.x)) * (ML6.y - ML4.y)

describe('outlines laid on the film', () => {
  test('follow an edge that lies beside the template', () => {
    const lower = filmOf((x, y) => (y < border(x) + 2 ? 170 : 60))
    const { ML5: knot } = fitOutlines(lower, landmarks)
    expect(knot).toBeDefined()
    const [x, y] = knot ?? [Number.NaN, Number.NaN]
    expect(Math.abs(y - border(x) - 2)).toBeLessThan(0.5)
    expect(Math.abs(border(ML5.x) + 2 - ML5.y)).toBeGreaterThan(0.5)
  })

  test('do not follow an edge of the other kind', () => {
    const brightBelow = filmOf((x, y) => (y < border(x) + 2 ? 60 : 170))
    expect(fitOutlines(brightBelow, landmarks)).not.toHaveProperty('ML5')
  })

  test('stay with the template where the film shows nothing, a negative too', () => {
    const names = ['ML4', 'ML5', 'SE4', 'PL4', 'RP3', 'NF4']
    for (const inverted of [false, true]) {
      const knots = fitOutlines({ ...filmOf(() => 90), inverted }, landmarks)
      expect(names.filter(name => name in knots)).toEqual([])
    }
  })
})

test('an edge at the end of the reach carries nothing: it may be another bone', () => {
  const beyond = filmOf((x, y) => (y < border(x) + 4.6 ? 170 : 60))
  expect(fitOutlines(beyond, landmarks)).not.toHaveProperty('ML5')
})

test('a palate higher than the usual is followed to its lamina, not to what lies below it', () => {
  const { PL4, PL5, PL6 } = templatePoints
  const lamina = (x: number) => PL4.y + ((x - PL4.x) / (PL6.x - PL4.x)) * (PL6.y - PL4.y) - 4.6
  const film = filmOf((x, y) => (Math.abs(y - lamina(x) + 1) < 1 ? 190 : y > PL5.y + 1 && x % 6 < 3 ? 120 : 80))
  const { PL5: knot } = fitOutlines(film, landmarks)
  const [x, y] = knot ?? [Number.NaN, Number.NaN]
  expect(Math.abs(y - lamina(x))).toBeLessThan(0.6)
})

test('the floor of the sella is found about S, wherever basion lies', () => {
  const { S, SE5 } = templatePoints
  const depth = SE5.y - S.y
  const film = filmOf((x, y) => (Math.abs(Math.hypot(x - S.x, y - S.y) - depth) < 0.5 && y > S.y ? 180 : 90))
  const { x, y } = templateLandmarks.Ba
  const { SE5: knot } = fitOutlines(film, { ...landmarks, Ba: [x - 6, y + 16] })
  expect(knot).toBeDefined()
  const [kx, ky] = knot ?? [Number.NaN, Number.NaN]
  expect(Math.abs(Math.hypot(kx - S.x, ky - S.y) - depth)).toBeLessThan(0.5)
})

/** Whether a place lies within the template's lower molar. */
const inMolar = (x: number, y: number): boolean => {
  const ring = outlineTable.lower_molar.points.map(name => templatePoints[name])
  return ring.reduce((inside, b, i) => {
    const a = ring.at(i - 1) ?? b
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y) ? !inside : inside
  }, false)
}

test('a molar is laid on its edges, unless one of its sides is a guess', () => {
  const molar = filmOf((x, y) => (inMolar(x, y + 0.8) ? 190 : 60))
  const names = outlineTable.lower_molar.points.filter(name => name.startsWith('LM'))
  const knots = fitOutlines(molar, landmarks)
  const offsets = names.flatMap(name => (knots[name] ? [knots[name][1] - templatePoints[name].y] : []))
  expect(offsets.length).toBeGreaterThan(8)
  expect(Math.max(...offsets.map(Math.abs))).toBeLessThan(1.6)
  const guessed = fitOutlines(molar, landmarks, new Set(['L6Distal']))
  expect(names.filter(name => name in guessed)).toEqual([])
})

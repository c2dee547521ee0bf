import { describe, expect, it } from 'vitest'
import { fitRigid, fitSimilarity } from './fit'
import { distance, type Point } from './point'
import { apply, enlargementOf, type Similarity, turnOf } from './transform'

const from = [
  { x: 100, y: 40 },
  { x: 160, y: 55 },
  { x: 130, y: 120 },
]
const to = [
  { x: 210, y: 95 },
  { x: 262, y: 140 },
  { x: 215, y: 205 },
]
const weights = [1, 3, 0.5]
const pairs = from.map((each, i) => ({ from: each, to: to[i] ?? each, weight: weights[i] ?? 1 }))

const sum = (t: Similarity) => pairs.reduce((all, pair) => all + pair.weight * distance(apply(t, pair.from), pair.to) ** 2, 0)
const turned = (t: Similarity, by: number, about: Point): Similarity => {
  const [c, s] = [Math.cos(by), Math.sin(by)]
  const [a, b] = [t.a * c - t.b * s, t.a * s + t.b * c]
  const fixed = apply(t, about)
  return { a, b, tx: fixed.x - (a * about.x - b * about.y), ty: fixed.y - (b * about.x + a * about.y) }
}
const scaled = (t: Similarity, by: number): Similarity => ({ a: t.a * by, b: t.b * by, tx: t.tx, ty: t.ty })

describe.each([
  ['with scaling', fitSimilarity],
  ['rigid', fitRigid],
])('the fit of pairs that do not lie exactly, %s', (name, fit) => {
  const best = fit(pairs)
  if (best === null) throw new Error('points apart give a fit')

  it('no shift and no turn makes the weighted sum of squares smaller', () => {
    const least = sum(best)
    for (const by of [-0.01, 0.01]) {
      expect(sum({ ...best, tx: best.tx + by })).toBeGreaterThan(least)
      expect(sum({ ...best, ty: best.ty + by })).toBeGreaterThan(least)
      expect(sum(turned(best, by / 10, { x: 148, y: 58 }))).toBeGreaterThan(least)
      if (name !== 'rigid') expect(sum(scaled(best, 1 + by / 10))).toBeGreaterThan(least)
    }
  })

  it('a weight of three counts as the same pair three times', () => {
    const thrice = pairs.flatMap(pair => (pair.weight === 3 ? [1, 2, 3].map(() => ({ ...pair, weight: 1 })) : [pair]))
    const same = fit(thrice)
    for (const key of ['a', 'b', 'tx', 'ty'] as const) expect(same?.[key]).toBeCloseTo(best[key], 10)
  })
})

it('the rigid fit of pairs that do not lie exactly has their turn and no scale', () => {
  const t = fitRigid(pairs)
  const scaledToo = fitSimilarity(pairs)
  if (t === null || scaledToo === null) throw new Error('points apart give a fit')
  expect(enlargementOf(t)).toBeCloseTo(1, 12)
  expect(turnOf(t)).toBeCloseTo(turnOf(scaledToo), 12)
})

it('points closer than rounding allows, far from the origin, count as one', () => {
  const far = 1e6
  const close = [
    { from: { x: far, y: 0 }, to: { x: 0, y: 0 } },
    { from: { x: far + 1e-4, y: 0 }, to: { x: 1, y: 0 } },
  ]
  expect(fitSimilarity(close)).toBeNull()
  expect(fitRigid(close)).toBeNull()
  const upright = close.map(pair => ({ ...pair, from: { x: pair.from.y, y: pair.from.x } }))
  expect(fitSimilarity(upright)).toBeNull()
  expect(fitRigid(upright)).toBeNull()
  const apart = close.map((pair, i) => ({ ...pair, from: { x: far + i, y: 0 } }))
  expect(fitSimilarity(apart)).not.toBeNull()
})

it('near the origin a millionth is a distance, a billionth none', () => {
  const pair = (long: number) => [
    { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } },
    { from: { x: long, y: 0 }, to: { x: 0, y: long } },
  ]
  expect(turnOf(fitRigid(pair(1e-6)) ?? { a: 0, b: 0, tx: 0, ty: 0 })).toBeCloseTo(Math.PI / 2, 9)
  expect(fitRigid(pair(1e-10))).toBeNull()
  expect(fitSimilarity(pair(1e-10))).toBeNull()
})

it('targets on one spot have no direction', () => {
  const onto = from.map(each => ({ from: each, to: { x: 5, y: 5 } }))
  expect(fitSimilarity(onto)).toBeNull()
  expect(fitRigid(onto)).toBeNull()
})

it('pairs without any weight give no fit', () => {
  const none = pairs.map(pair => ({ ...pair, weight: 0 }))
  expect(fitSimilarity(none)).toBeNull()
  expect(fitRigid(none)).toBeNull()
})

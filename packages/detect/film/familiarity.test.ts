import { expect, test } from 'vitest'
import { lookOf } from './device-look'
import { type Familiar, unfamiliarity } from './familiarity'
import { pyramid } from './picture'

const SIDE = 1000
/** A made-up face: a bright oval that darkens outwards, with grain of a given size; 5 pixels a canonical mm. */
function place(grain: number, gamma = 1) {
  let seed = 7
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const pixels = Uint8Array.from({ length: SIDE * SIDE }, (_, i) => {
    const off = Math.hypot((i % SIDE) - 500, Math.floor(i / SIDE) - 500) / 600
    return Math.max(0, Math.min(255, 255 * Math.max(0, 1 - off) ** gamma + grain * (random() - 0.5)))
  })
  return {
    levels: pyramid({ width: SIDE, height: SIDE, pixels }),
    toCanonical: [0.2, 0, -115, 0, 0.2, -85],
    inverted: false,
  } as const
}
const looks = [6, 7, 8, 9, 10, 11, 12].map(grain => lookOf(place(grain)))
const centre = (looks[0] as readonly number[]).map(
  (_, k) => looks.reduce((sum, look) => sum + (look[k] as number), 0) / looks.length,
)
/** A source of such films, its signs independent, each with a spread of a tenth. */
const familiar: Familiar = {
  sources: [{ mean: centre, inverse: centre.map((_, i) => centre.map((_, k) => (i === k ? 100 : 0))) }],
  from: 1.4,
  limit: 1.6,
}

test('a film that looks like those of training keeps its stated errors', () => {
  expect(unfamiliarity(place(9), familiar)).toBe(1)
})

test('one that is sharper, smoother or darker than all of them has larger ones, within limits', () => {
  for (const other of [place(60), place(0), place(9, 4)]) {
    const by = unfamiliarity(other, familiar)
    expect(by).toBeGreaterThan(1.2)
    expect(by).toBeLessThanOrEqual(1.6)
  }
})

test('the nearest source counts', () => {
  const far = { mean: centre.map(v => v + 5), inverse: familiar.sources[0]?.inverse ?? [] }
  expect(unfamiliarity(place(9), { ...familiar, sources: [far, ...familiar.sources] })).toBe(1)
})

test('a negative of the same film looks the same', () => {
  const film = place(9)
  const levels = pyramid({ width: SIDE, height: SIDE, pixels: (film.levels[0]?.pixels ?? new Uint8Array()).map(v => 255 - v) })
  const [own, negative] = [lookOf(film), lookOf({ ...film, levels, inverted: true })]
  for (const [k, v] of own.entries()) expect(Math.abs(v - (negative[k] as number))).toBeLessThan(0.02)
})

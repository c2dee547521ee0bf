import { describe, expect, test } from 'vitest'
import { templateFilm } from '../testing/template-film'
import { emptyTracing, type Tracing } from '../tracing/tracing'
import { edgeCandidates, hasEdge } from './candidates'
import { lookAt } from './look'

const film = templateFilm({ a: 10, b: 0, tx: 600, ty: 500 })
const tracing: Tracing = {
  ...emptyTracing,
  points: Object.fromEntries(
    Object.entries(film).map(([name, at]) => [name, { ...at, origin: 'detected' as const, errorPx: 40 }]),
  ),
}
const B = film.B ?? { x: 0, y: 0 }

/** Bone in front of which the film is dark, with a second, fainter front `ahead` pixels before it. */
const doubled = (ahead: number) => ({
  height: 2300,
  greyBy: () => (x: number) => (x < B.x + 6 ? 190 : x < B.x + 6 + ahead ? 120 : 50),
})
const candidates = (ahead: number, name: 'B' | 'S' = 'B') => edgeCandidates(lookAt(doubled(ahead), tracing), name, tracing)

describe('places that the film offers a point', () => {
  test('are both edges of a doubled outline, outer and inner, each on its edge', () => {
    const places = candidates(30)
    const byKind = Object.fromEntries(places.map(({ kind, at }) => [kind, at.x - B.x - 6]))
    expect(places.map(({ kind }) => kind).toSorted()).toEqual(['inner', 'outer'])
    expect(Math.abs(byKind.inner ?? 99)).toBeLessThan(4)
    expect(Math.abs((byKind.outer ?? 99) - 30)).toBeLessThan(4)
    for (const { at, away } of places) expect(away).toBeCloseTo(Math.hypot(at.x - B.x, at.y - B.y), 9)
  })

  test('each lie on the edge that is followed nearby, up to where the film shows it', () => {
    for (const { kind, at, along } of candidates(30)) {
      const edge = B.x + 6 + (kind === 'outer' ? 30 : 0)
      expect(along.length).toBeGreaterThan(8)
      for (const place of along) expect(Math.abs(place.x - edge)).toBeLessThan(10)
      expect(Math.min(...along.map(place => Math.hypot(place.x - at.x, place.y - at.y)))).toBeLessThan(4)
    }
    const half = { height: 2300, greyBy: () => (x: number, y: number) => (y < B.y + 12 && x < B.x + 6 ? 190 : 50) }
    const [cut] = edgeCandidates(lookAt(half, tracing), 'B', tracing)
    expect(Math.max(...(cut?.along ?? []).map(({ y }) => y))).toBeLessThan(B.y + 40)
    expect(cut?.along.length).toBeGreaterThan(3)
  })

  test('are one where there is one edge, none on an even film', () => {
    expect(candidates(0).map(({ kind }) => kind)).toEqual(['edge'])
    const even = { height: 2300, greyBy: () => () => 90 }
    expect(edgeCandidates(lookAt(even, tracing), 'B', tracing)).toEqual([])
  })

  test.each([1, -1])('of a doubled lower rim of the orbit, the one nearer to the cavity is the inner one (facing %i)', facing => {
    const points = Object.fromEntries(
      Object.entries(tracing.points).map(([name, at]) => [name, { ...at, x: 1200 + facing * (at.x - 1200) }]),
    )
    const [turned, rim] = [{ ...tracing, points }, points.Or?.y ?? 0]
    const rims = {
      height: 2300,
      greyBy: () => (_: number, y: number) => (Math.abs(y - rim - 5) < 5 ? 210 : Math.abs(y - rim + 30) < 5 ? 200 : 60),
    }
    const places = edgeCandidates(lookAt(rims, turned), 'Or', turned)
    const byKind = Object.fromEntries(places.map(({ kind, at }) => [kind, at.y - rim]))
    expect(byKind.inner).toBeLessThan(0)
    expect(byKind.outer).toBeGreaterThan(0)
  })

  test('lie within the expected error of the point, none beyond it', () => {
    const points = { ...tracing.points, B: { ...B, origin: 'detected' as const, errorPx: 20 } }
    const places = edgeCandidates(lookAt(doubled(30), tracing), 'B', { ...tracing, points })
    expect(places).toHaveLength(1)
    expect(places[0]?.away).toBeLessThanOrEqual(20)
  })

  test('are none for a point that lies on no edge, or is not placed', () => {
    expect(candidates(30, 'S')).toEqual([])
    expect((['S', 'Po', 'U1IncisalTip', 'Or', 'Pog', 'B'] as const).map(hasEdge)).toEqual([false, false, false, true, true, true])
    expect(edgeCandidates(lookAt(doubled(30), tracing), 'B', emptyTracing)).toEqual([])
  })
})

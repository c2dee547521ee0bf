import { templateLandmarks } from '@sella/ceph/data/template'
import { smoothCurve } from '@sella/ceph/geometry/curve'
import { fillOutlines } from '@sella/ceph/tracing/fill-outlines'
import { describe, expect, test } from 'vitest'
import { distance, type Point } from '../film/canonical'
import type { SkinPlace } from '../skin/trace'
import { fitSkin } from './skin'

/** A lower lip as a semicircle below the mouth, with straight skin above and below it. */
const lip = { x: 80, y: 82, radius: 8 }
const inner: Point = [lip.x, lip.y - lip.radius]
const under: Point = [lip.x + lip.radius * Math.sin(2.2), lip.y - lip.radius * Math.cos(2.2)]
const traced = (evidence: number): readonly SkinPlace[] => {
  const above = Array.from({ length: 12 }, (_, i): Point => [inner[0] - 6 + i / 2, inner[1]])
  const round = Array.from({ length: 30 }, (_, i): Point => {
    const turn = (2.2 * i) / 29
    return [lip.x + lip.radius * Math.sin(turn), lip.y - lip.radius * Math.cos(turn)]
  })
  const below = Array.from({ length: 30 }, (_, i): Point => [under[0] - i / 4, under[1] + i / 1.5])
  return [...above, ...round, ...below].map((at, knot) => ({ at, knot, evidence }))
}

const everywhere = Object.fromEntries(
  Object.entries(templateLandmarks).map(([name, { x, y }]): [string, Point] => [name, [x, y]]),
)
const landmarks = {
  ...everywhere,
  Stmi: inner,
  LowerLip: under,
  LabraleInferius: [under[0] - 0.2, under[1] + 0.3] as Point,
}

/** Largest distance of the drawn lip from the traced one. */
const missed = (line: readonly SkinPlace[], own: Readonly<Record<string, Point>> = landmarks): number => {
  const knots = Object.fromEntries(Object.entries(fitSkin(line, own)).map(([name, [x, y]]) => [name, { x, y }]))
  const points = Object.fromEntries(Object.entries(own).map(([name, [x, y]]) => [name, { x, y }]))
  const drawn = fillOutlines(points, 'right', undefined, knots).find(({ plan }) => plan.name === 'profile_lower')
  const curve = smoothCurve(drawn?.points.slice(0, 4) ?? [], false)
  const lips = line.slice(12, 42)
  return Math.max(...lips.map(({ at }) => Math.min(...curve.map(({ x, y }) => distance([x, y], at)))))
}

describe('the lower lip on the traced skin', () => {
  test('keeps its roundness, whatever the point between its ends', () => expect(missed(traced(0.8))).toBeLessThan(0.8))

  test('keeps it with stomion read two millimetres within the lip', () => {
    const within: Point = [inner[0] + 0.5, inner[1] + 2]
    // At its end the curve misses the trace by as much as the landmark does, and nowhere by more.
    expect(missed(traced(0.8), { ...landmarks, Stmi: within })).toBeLessThan(2.1)
    expect(fitSkin(traced(0.25), { ...landmarks, Stmi: within })).toHaveProperty('SW2')
  })

  test('is drawn where its edge is soft too, as its two ends lie on it', () => {
    expect(fitSkin(traced(0.25), landmarks)).toHaveProperty('SW2')
    expect(fitSkin(traced(0.25), landmarks)).not.toHaveProperty('SW5')
    expect(fitSkin(traced(0.1), landmarks)).not.toHaveProperty('SW2')
  })

  test('follows nothing where there is no trace', () => expect(fitSkin([], landmarks)).toEqual({}))
})

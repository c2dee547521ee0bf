import { skinPoints } from '@sella/ceph/data/planning/prediction-error'
import { distance, dot, midpoint, minus, type Point } from '@sella/ceph/geometry/point'
import { emptyPlan, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { mapPoints, templateFilm } from '@sella/ceph/testing/template-film'
import { outlines } from '@sella/ceph/tracing/outlines'
import { describe, expect, it } from 'vitest'
import { bandRungs, planBand } from './plan-band'

const plan: Plan = { ...emptyPlan, moves: { MX: { ...restingMoves.MX, x: 4, y: -3 }, MD: { ...restingMoves.MD, x: -5 } } }
/** The template at `pixels` to a mm, 10 in `templateFilm`. */
const predicted = (pixels: number, of: Plan = plan) => {
  const points = mapPoints(templateFilm(), ({ x, y }) => ({ x: (x * pixels) / 10, y: (y * pixels) / 10 }))
  const prediction = predict(ruledTracing(points as Record<string, Point>, 10 * pixels), of)
  return prediction.status === 'predicted' ? prediction : expect.unreachable('nothing predicted')
}

describe.each([10, 4])('the band of a predicted profile, %d pixels to a mm', pixels => {
  const prediction = predicted(pixels)
  const { profile, regions } = planBand(prediction)
  const samples = profile.flatMap((curve, part) => curve.map((at, i) => ({ part, i, at })))
  const sides = ({ part, i }: { part: number; i: number }): readonly [Point, Point] => {
    const region = regions[part] ?? []
    return [region[i] ?? expect.unreachable(), region[region.length - 1 - i] ?? expect.unreachable()]
  }
  const nearest = (to: Point) => samples.reduce((best, each) => (distance(each.at, to) < distance(best.at, to) ? each : best))

  it('has at each skin point the range stated for it, along and across the reference plane, on both sides alike', () => {
    let points = 0
    for (const skin of skinPoints) {
      const [band, to] = [prediction.skin[skin]?.band, prediction.tracing.points[skin]]
      const sample = to && nearest(to)
      if (!band || !to || !sample || distance(sample.at, to) > 0.01) continue
      const [outer, inner] = sides(sample)
      const away = minus(prediction.frame.toPlan(outer), prediction.frame.toPlan(inner))
      const length = Math.hypot(away.x, away.y)
      // An ellipse's width along the normal of the skin, mm.
      const expected = 2 * Math.hypot((band.x * away.x) / length, (band.y * away.y) / length)
      expect(length, skin).toBeCloseTo(expected, 6)
      points++
    }
    expect(points).toBeGreaterThan(5)
  })

  it('goes evenly from one skin point’s range to the next’s, by the length of the skin between them', () => {
    const lip = (name: 'UpperLip' | 'LabraleSuperius') => {
      const to = prediction.tracing.points[name] ?? expect.unreachable(name)
      return { ...nearest(to), band: prediction.skin[name]?.band ?? expect.unreachable(name) }
    }
    const [a, b] = [lip('LabraleSuperius'), lip('UpperLip')].sort((a, b) => a.i - b.i)
    if (!a || !b || a.part !== b.part) return expect.unreachable('one curve')
    expect(b.i - a.i).toBeGreaterThan(3)
    const curve = profile[a.part] ?? []
    const length = (from: number, to: number) =>
      curve.slice(from, to).reduce((sum, at, i) => sum + distance(at, curve[from + i + 1] ?? at), 0)
    for (let i = a.i + 1; i < b.i; i++) {
      const share = length(a.i, i) / length(a.i, b.i)
      const mixed = { x: a.band.x + share * (b.band.x - a.band.x), y: a.band.y + share * (b.band.y - a.band.y) }
      const [outer, inner] = sides({ part: a.part, i })
      const away = minus(prediction.frame.toPlan(outer), prediction.frame.toPlan(inner))
      const width = Math.hypot(away.x, away.y)
      expect(width).toBeCloseTo(2 * Math.hypot((mixed.x * away.x) / width, (mixed.y * away.y) / width), 6)
    }
  })

  it('is that of the skin alone', () => {
    const skin = outlines(prediction.tracing.points, 'right').filter(({ group }) => group === 'soft_tissue')
    expect(profile).toEqual(skin.map(curve => curve.samples))
  })

  it('lies square to the skin, evenly on both sides of it', () => {
    for (const sample of samples) {
      const [outer, inner] = sides(sample)
      expect(distance(midpoint(outer, inner), sample.at)).toBeLessThan(1e-6)
      const curve = profile[sample.part] ?? []
      const along = minus(curve[Math.min(sample.i + 1, curve.length - 1)] as Point, curve[Math.max(sample.i - 1, 0)] as Point)
      expect(Math.abs(dot(along, minus(outer, inner)))).toBeLessThan(1e-6)
    }
    expect(regions.map(({ length }) => length)).toEqual(profile.map(({ length }) => 2 * length))
  })

  it('closes where a placed point of the skin does not move', () => {
    const still = prediction.tracing.points.SoftTissueNa ?? expect.unreachable()
    const sample = nearest(still)
    expect(distance(sample.at, still)).toBeLessThan(0.01)
    const [outer, inner] = sides(sample)
    expect(distance(outer, inner)).toBe(0)
  })
})

it('is nothing where no skin is predicted', () => {
  expect(planBand(predicted(10, emptyPlan))).toEqual({ profile: [], regions: [] })
})

it('the rungs of a band stand at its first place and then each time so far along it, none where it is closed', () => {
  // Down one side at x = 4, 10 apart, and back up the other at x = -4; closed at the third place.
  const places = [0, 10, 20, 30, 40, 50, 60]
  const side = (x: number) => places.map((y, i) => ({ x: i === 2 ? 0 : x, y }))
  const region = [...side(4), ...side(-4).reverse()]
  const at = (every: number) => bandRungs(region, every).map(([outer, inner]) => [outer.x, outer.y, inner.x, inner.y])
  const rung = (y: number) => [4, y, -4, y]
  expect(at(1)).toEqual([0, 10, 30, 40, 50, 60].map(rung))
  expect(at(25)).toEqual([0, 30, 60].map(rung))
  expect(at(30)).toEqual([0, 30, 60].map(rung))
  expect(bandRungs([], 5)).toEqual([])
})

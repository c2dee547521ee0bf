import { distance, type Point } from '@sella/ceph/geometry/point'
import { emptyPlan } from '@sella/ceph/planning/plan'
import { outlines } from '@sella/ceph/tracing/outlines'
import { describe, expect, it } from 'vitest'
import { longestWay, type SkinMove, skinMoves } from './skin-move'
import { jawsBy, predicted, templateTraced } from './testing/planned-face'

const pixels = 10
const start = templateTraced(pixels)
const moves = skinMoves(start, predicted(start, jawsBy(4, -6)))
const skin = outlines(start.points, 'right').filter(({ group }) => group === 'soft_tissue')
const mm = (a: Point, b: Point) => distance(a, b) / pixels
const nearest = (at: Point, points: readonly Point[]) => Math.min(...points.map(each => mm(at, each)))

describe('the skin of a film before and after a plan', () => {
  it('has each part of the profile, and a place after the plan for each one before', () => {
    expect(skin.length).toBeGreaterThan(1)
    expect(moves).toHaveLength(skin.length)
    moves.forEach(({ from, to }, i) => {
      expect(from.length).toBeGreaterThan(5)
      expect(to).toHaveLength(from.length)
      for (const at of from) expect(skin[i]?.samples).toContain(at)
    })
  })

  it('carries every sample of the skin as the outline goes', () => {
    const after = outlines(predicted(start, jawsBy(4, -6)).tracing.points, 'right').filter(({ group }) => group === 'soft_tissue')
    moves.forEach(({ from, to }, part) => {
      from.forEach((at, i) => {
        const sample = skin[part]?.samples.indexOf(at) ?? -1
        expect(to[i]).toEqual(after[part]?.samples[sample])
      })
    })
    // Behind the chin the body carries it back by the ratio of Pog, in front of the maxilla the lip forward.
    const ways = moves.flatMap(({ from, to }) => from.map((at, i) => ((to[i] ?? at).x - at.x) / pixels))
    expect(Math.min(...ways)).toBeLessThan(-4)
    expect(Math.max(...ways)).toBeGreaterThan(1)
  })

  it('keeps samples 1.5 mm apart and no more are left out than that asks; its ends are kept', () => {
    moves.forEach(({ from }, part) => {
      const all = skin[part]?.samples ?? []
      const others = skin.flatMap(({ samples }, i) => (i === part ? [] : samples))
      const free = all.filter(at => nearest(at, others) > 3 + 1.5)
      for (const at of free) expect(nearest(at, from)).toBeLessThan(1.5)
      const apart = from.slice(1, -1).map((at, i) => mm(at, from[i] ?? at))
      expect(Math.min(...apart)).toBeGreaterThanOrEqual(1.5)
    })
    expect(moves[0]?.from[0]).toBe(skin[0]?.samples[0])
    expect(moves.at(-1)?.from.at(-1)).toBe(skin.at(-1)?.samples.at(-1))
  })

  it('leaves out the samples in the gap between the lips, nearer than 3 mm to the other lip, and none besides', () => {
    const whole = skin.map(({ samples }) => samples)
    let left = 0
    moves.forEach(({ from }, part) => {
      const others = moves.flatMap((other, i) => (i === part ? [] : other.from))
      for (const at of from) expect(nearest(at, others)).toBeGreaterThanOrEqual(3)
      const lip = whole[part] ?? []
      const opposite = whole.flatMap((samples, i) => (i === part ? [] : samples))
      left += lip.filter(at => nearest(at, opposite) < 1 && !from.includes(at)).length
    })
    expect(left).toBeGreaterThan(3)
  })

  it('is nothing where no skin is predicted', () => {
    expect(skinMoves(start, predicted(start, emptyPlan))).toEqual([])
  })

  it.each([4, 25])('is the same face on a film of %d pixels to a mm', other => {
    const film = templateTraced(other)
    const there = skinMoves(film, predicted(film, jawsBy(4, -6)))
    expect(there.map(({ from }) => from.length)).toEqual(moves.map(({ from }) => from.length))
    there.forEach(({ from, to }, part) => {
      for (const [here, key] of [
        [from, 'from'],
        [to, 'to'],
      ] as const)
        here.forEach((at, i) => {
          const same = moves[part]?.[key][i]
          expect(at.x / other).toBeCloseTo((same?.x ?? Number.NaN) / pixels, 6)
          expect(at.y / other).toBeCloseTo((same?.y ?? Number.NaN) / pixels, 6)
        })
    })
  })
})

it('the longest way is the longest of all parts, in mm whatever its direction', () => {
  const still: SkinMove = { from: [{ x: 5, y: 5 }], to: [{ x: 5, y: 5 }] }
  const going: SkinMove = {
    from: [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 0 },
    ],
    to: [
      { x: 3, y: 0 },
      { x: -20, y: -40 },
      { x: 0, y: 7 },
    ],
  }
  expect(longestWay([still, going, still], 0.1)).toBeCloseTo(5, 9)
  expect(longestWay([still], 0.1)).toBe(0)
  expect(longestWay([], 0.1)).toBe(0)
})

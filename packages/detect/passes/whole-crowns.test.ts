import { describe, expect, test } from 'vitest'
import { distance, type Point } from '../film/canonical'
import type { Read } from './further-pass'
import { withWholeCrowns } from './whole-crowns'

const LIMIT = 3
const read = (at: Point, bound: number): Read => ({ at, doubt: { bound, log: Math.log(bound) - 0.3, sigma: 0.6 } })
const expected: Readonly<Record<string, Point>> = {
  U6Mesial: [30, 50],
  U6Distal: [21, 49],
  L6Mesial: [31, 58],
  L6Distal: [22, 57],
}
const wholeOf = (ends: Readonly<Record<string, Read>>) => withWholeCrowns(ends, expected, LIMIT)

describe('the ends of a first molar', () => {
  test('stay where they were read while they lie a crown apart', () => {
    const ends = { U6Mesial: read([33, 50], 1), U6Distal: read([25, 49.5], 4), L6Mesial: read([32, 58], 1) }
    expect(wholeOf(ends)).toEqual(ends)
  })

  test('that coincide: the less sure one goes a crown away from the other, and neither counts as read', () => {
    const { U6Mesial, U6Distal } = wholeOf({ U6Mesial: read([33, 50], 1.5), U6Distal: read([31, 50], 7) })
    expect(U6Mesial?.at).toEqual([33, 50])
    expect(U6Mesial?.doubt.bound).toBeGreaterThan(LIMIT)
    expect(distance(U6Distal?.at ?? [0, 0], [24, 49])).toBeLessThan(1e-9)
    expect(U6Distal?.doubt.bound).toBeCloseTo(7, 9)
  })

  test('that lie two crowns apart: so does the mesial one, and its chance falls with its bound', () => {
    const { L6Mesial, L6Distal } = wholeOf({ L6Mesial: read([40, 58], 2), L6Distal: read([22.5, 57], 1) })
    expect(L6Distal?.at).toEqual([22.5, 57])
    expect(distance(L6Mesial?.at ?? [0, 0], [31.5, 58])).toBeLessThan(1e-9)
    expect(L6Mesial?.doubt.log).toBeCloseTo(Math.log(L6Mesial?.doubt.bound ?? 0) - 0.3, 9)
    expect(L6Mesial?.doubt.bound).toBeGreaterThan(LIMIT)
  })

  test('that coincide: the one far from where it is expected moves, though it is the surer one', () => {
    const { L6Mesial, L6Distal } = wholeOf({ L6Mesial: read([23, 57], 2.9), L6Distal: read([22, 57.5], 3.2) })
    expect(L6Distal?.at).toEqual([22, 57.5])
    expect(distance(L6Mesial?.at ?? [0, 0], [31, 58.5])).toBeLessThan(1e-9)
  })

  test('of which one is missing are left alone', () => {
    const ends = { L6Distal: read([22.5, 57], 1) }
    expect(wholeOf(ends)).toEqual(ends)
  })
})

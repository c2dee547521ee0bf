import { describe, expect, it } from 'vitest'
import type { Point } from '../geometry/point'
import { combinedKinds, pointKinds } from '.'

const at = (x: number, y: number): Point => ({ x, y })
const o = at(0, 0)
const right = at(10, 0)
const { angle_two_lines, angle_unsigned, angle_vertex, angle_minus_90, distance_along_line, distance_perp_line_signed } =
  pointKinds

describe('calculation kinds by hand', () => {
  it('an angle between two lines is positive clockwise on screen, to +180', () => {
    expect(angle_two_lines.value([o, right, o, at(10, 10)])).toBeCloseTo(45, 12)
    expect(angle_two_lines.value([o, right, o, at(10, -10)])).toBeCloseTo(-45, 12)
    expect(angle_two_lines.value([o, right, right, o])).toBe(180)
  })

  it('an unsigned angle goes round the other way, however little below 0', () => {
    expect(angle_unsigned.value([o, right, o, at(10, -10)])).toBeCloseTo(315, 12)
    expect(angle_unsigned.value([o, right, o, at(100, -0.1)])).toBeCloseTo(360 - 0.0572957, 6)
    expect(angle_unsigned.value([o, right, o, at(1e17, -1e-3)])).toBe(0)
  })

  it('an angle at a vertex has no sign', () => {
    expect(angle_vertex.value([right, o, at(0, -3)])).toBeCloseTo(90, 12)
    expect(angle_vertex.value([at(0, -3), o, right])).toBeCloseTo(90, 12)
  })

  it('minus 90 and 180 minus are what they say', () => {
    expect(angle_minus_90.value([o, right, o, at(0, 5)])).toBeCloseTo(0, 12)
    expect(pointKinds['180_minus_angle'].value([o, right, at(20, 0)])).toBeCloseTo(0, 12)
    expect(pointKinds['180_minus_angle'].value([o, right, at(20, 10)])).toBeCloseTo(45, 12)
  })

  it('lengths along and across a line carry their sign', () => {
    expect(distance_along_line.value([o, right, at(3, 3), at(1, 9)])).toBe(-2)
    expect(distance_perp_line_signed.value([o, right, at(3, 3), at(1, 9)])).toBe(6)
    expect(pointKinds.distance_perp_line.value([o, right, at(3, 9), at(1, 3)])).toBe(6)
  })

  it('a point in front of an upright line is positive when the line runs down', () => {
    expect(pointKinds.point_to_line_signed.value([o, at(0, 10), at(4, 5)])).toBe(4)
    expect(pointKinds.point_to_line_signed.value([at(0, 10), o, at(4, 5)])).toBe(-4)
  })

  it('vertical distance is the image’s own', () => {
    expect(pointKinds.vertical_distance.value([at(5, 5), at(90, 2)])).toBe(-3)
  })

  it('the soft-tissue angle is decided by the lip further forward', () => {
    const chin = at(50, 100)
    const value = pointKinds.soft_tissue_angle_5.value([o, at(60, 0), chin, at(60, 50), at(55, 70)])
    expect(value).toBeCloseTo((Math.atan2(50, 10) * 180) / Math.PI, 9)
  })

  it('a line without length gives no value in any kind that needs its direction', () => {
    for (const [name, kind] of Object.entries(pointKinds)) {
      const count = kind.takes + ('fixed' in kind ? (kind.fixed?.length ?? 0) : 0)
      const value = (kind.value as unknown as (nodes: readonly Point[]) => number | null)(
        Array.from({ length: count }, () => right),
      )
      expect(value, name).toBe(['distance_two_points', 'vertical_distance'].includes(name) ? 0 : null)
    }
  })

  it('results combine, and nothing is divided by 0', () => {
    expect(combinedKinds.sum_results.value([1, 2, 3])).toBe(6)
    expect(combinedKinds.difference_results.value([5, 7])).toBe(-2)
    expect(combinedKinds.ratio_results.value([1, 4])).toBe(0.25)
    expect(combinedKinds.ratio_x100.value([1, 4])).toBe(25)
    expect(combinedKinds.ratio_x100.value([1, 0])).toBeNull()
    expect(combinedKinds.ratio_results.value([0, 0])).toBeNull()
    expect(combinedKinds.ratio_results.value([0, 4])).toBe(0)
    expect(combinedKinds.sum_results.value([4, -1])).toBe(3)
  })

  it('take as many points, give what they say and combine as many results as the table of analyses may name', () => {
    const facts = Object.entries(pointKinds).map(([name, { takes, gives }]) => `${name} ${takes} ${gives}`)
    expect(facts.sort()).toEqual([
      '180_minus_angle 3 angle',
      'angle_minus_90 4 angle',
      'angle_two_lines 4 angle',
      'angle_unsigned 4 angle',
      'angle_vertex 3 angle',
      'distance_along_line 4 length',
      'distance_perp_line 4 length',
      'distance_perp_line_signed 4 length',
      'distance_to_mandibular_plane 1 length',
      'distance_to_palatal_plane 1 length',
      'distance_two_points 2 length',
      'point_to_line_signed 3 length',
      'soft_tissue_angle_5 5 angle',
      'vertical_distance 2 length',
    ])
    const combined = Object.entries(combinedKinds).map(([name, { combines, gives }]) => `${name} ${combines.join('-')} ${gives}`)
    expect(combined.sort()).toEqual([
      'difference_results 2-2 same',
      'ratio_results 2-2 ratio',
      'ratio_x100 2-2 percent',
      'sum_results 2-3 same',
    ])
  })
})

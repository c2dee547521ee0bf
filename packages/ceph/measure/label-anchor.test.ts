import { describe, expect, it } from 'vitest'
import type { TextPosition } from '../data/measurements/row'
import type { PointDefinition } from '../kinds/definition'
import type { Calibration } from '../tracing/calibration-types'
import { type GivenPoints, groundOf } from './ground'
import { labelAnchor } from './label-anchor'
import { builtInLookup } from './measure'

const points: GivenPoints = { S: { x: 100, y: 100 }, Na: { x: 800, y: 100 }, Go: { x: 200, y: 800 }, Me: { x: 700, y: 900 } }
const angle: PointDefinition = { kind: 'angle_two_lines', nodes: ['S', 'Na', 'Go', 'Me'] }
const ruler: Calibration = { mmPerPixel: 0.1, provenance: 'ruler' }
const none: Calibration = { mmPerPixel: null, provenance: 'none' }

const anchor = (at: TextPosition, [dx, dy] = [0, 0], given = points, calibration: Calibration = ruler) =>
  labelAnchor(angle, { at, dx: dx ?? 0, dy: dy ?? 0 }, groundOf(given, calibration, { lookup: builtInLookup }))

describe('the anchor of a value label', () => {
  it.each([
    ['Point A', { x: 100, y: 100 }],
    ['Point D', { x: 700, y: 900 }],
    ['Middle Point(AB)', { x: 450, y: 100 }],
    ['Middle Point(BC)', { x: 500, y: 450 }],
    ['Middle Point(CD)', { x: 450, y: 850 }],
  ] as const)('%s', (at, where) => {
    expect(anchor(at)).toEqual(where)
  })

  it('is where the lines cross, unless that is more than 200 mm from the third node', () => {
    expect(anchor('Cross Point')).toEqual({ x: 200, y: 800 })
    const near = { ...points, Me: { x: 700, y: 1500 } }
    const at = anchor('Cross Point', [0, 0], near)
    expect(at?.x).toBeCloseTo(-300, 9)
    expect(at?.y).toBeCloseTo(100, 9)
  })

  it('is the third node when the lines are parallel', () => {
    expect(anchor('Cross Point', [0, 0], { ...points, Me: { x: 700, y: 800 } })).toEqual({ x: 200, y: 800 })
  })

  it('is moved by mm towards the face and down, to the other side on a film that faces left', () => {
    expect(anchor('Point B', [2, -3])).toEqual({ x: 820, y: 70 })
    const left = Object.fromEntries(Object.entries(points).map(([name, p]) => [name, { x: -p.x, y: p.y }]))
    expect(anchor('Point B', [2, -3], left)).toEqual({ x: -820, y: 70 })
  })

  it('is moved by S-Na = 71.8 mm without a scale, and not at all where even that is unknown', () => {
    expect(anchor('Point B', [7.18, 0], points, none)?.x).toBeCloseTo(870, 9)
    const { S: _, ...withoutS } = points
    expect(anchor('Point B', [7.18, 0], withoutS, none)).toEqual({ x: 800, y: 100 })
  })

  it('is none where its node is missing', () => {
    const { Me: _, ...withoutMe } = points
    expect(anchor('Point D', [0, 0], withoutMe)).toBeNull()
    expect(anchor('Cross Point', [0, 0], withoutMe)).toBeNull()
  })
})

import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { templateLandmarks } from '@sella/ceph/data/template'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import * as by from './expected'
import { filmTemplate } from './film-template'

const expectedPoint = (name: LandmarkName, tracing: Tracing) => by.expectedPoint(name, tracing, filmTemplate)
const pixelsPerMm = (tracing: Tracing) => by.pixelsPerMm(tracing, filmTemplate)

/** The template on a film: 9 pixels a mm, turned by 0.1 rad, facing either way. */
const onFilm = (facing: 1 | -1, names: readonly LandmarkName[]): Tracing => ({
  ...emptyTracing,
  points: Object.fromEntries(
    names.map(name => {
      const p = (templateLandmarks as Record<string, { x: number; y: number }>)[name] ?? { x: 0, y: 0 }
      const [x, y] = [p.x * facing, p.y]
      return [
        name,
        {
          x: 900 + 9 * (x * Math.cos(0.1) - y * Math.sin(0.1)),
          y: 700 + 9 * (x * Math.sin(0.1) + y * Math.cos(0.1)),
          origin: 'manual',
        },
      ]
    }),
  ),
})

describe('where a point is expected', () => {
  it('is its place in the template, laid on the points already placed', () => {
    const truth = onFilm(1, ['Or']).points.Or
    const expected = expectedPoint('Or', onFilm(1, ['S', 'Na', 'ANS', 'Go']))
    expect(expected?.x).toBeCloseTo(truth?.x ?? Number.NaN, 6)
    expect(expected?.y).toBeCloseTo(truth?.y ?? Number.NaN, 6)
  })

  it('follows a patient who faces left', () => {
    const truth = onFilm(-1, ['Or']).points.Or
    expect(expectedPoint('Or', onFilm(-1, ['S', 'Na', 'ANS', 'Go']))?.x).toBeCloseTo(truth?.x ?? Number.NaN, 6)
  })

  it('does not lean on the point itself', () => {
    const tracing = onFilm(1, ['S', 'Na', 'ANS', 'Go', 'Or'])
    const moved = { ...tracing, points: { ...tracing.points, Or: { x: 0, y: 0, origin: 'manual' as const } } }
    expect(expectedPoint('Or', moved)).toEqual(expectedPoint('Or', tracing))
  })

  it('is unknown before three points are placed', () => {
    expect(expectedPoint('Or', onFilm(1, ['S', 'Na']))).toBeNull()
  })

  it('knows how many pixels a millimetre has', () => {
    expect(pixelsPerMm(onFilm(-1, ['S', 'Na', 'Go']))).toBeCloseTo(9, 6)
  })
})

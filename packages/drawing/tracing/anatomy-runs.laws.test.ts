import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { samplesPerSegment } from '@sella/ceph/geometry/curve'
import { type OutlineCurve, outlines } from '@sella/ceph/tracing/outlines'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anatomyOf, type DrawnCurve, neckEntries, pointEntries, profileOf } from './anatomy'
import { templateTracing } from './testing/template-tracing'

const traced = templateTracing()
const names = Object.keys(traced.points) as readonly LandmarkName[]

/** The same film with some of its points estimated, and with those left out. */
const partly = (estimated: readonly LandmarkName[]): { readonly all: Tracing; readonly seen: Tracing } => {
  const entries = Object.entries(traced.points)
  const isEstimated = (name: string): boolean => estimated.some(each => each === name)
  const all = entries.map(([name, point]) => [name, isEstimated(name) ? { ...point, origin: 'estimated' } : point])
  return {
    all: { ...traced, points: Object.fromEntries(all) },
    seen: { ...traced, points: Object.fromEntries(entries.filter(([name]) => !isEstimated(name))) },
  }
}

/** For each stretch between two neighbouring points of a curve whether the film without its estimated points supports it. */
const supportedStretches = (curve: OutlineCurve, seen: OutlineCurve | undefined): readonly boolean[] => {
  const stretches = (curve.samples.length - 1) / samplesPerSegment
  const at = curve.points.findIndex(({ name }) => name === seen?.points[0]?.name)
  const order = seen?.points.map(({ name }) => name).join()
  const isInStep =
    order ===
    curve.points
      .slice(at, at + (seen?.points.length ?? 0))
      .map(({ name }) => name)
      .join()
  return Array.from({ length: stretches }, (_, i) => {
    const from = (i - at) * samplesPerSegment
    const run = seen?.segments.find(each => each.from <= from && from < each.to)
    return isInStep && run?.support === 'traced'
  })
}

const stretchesOf = (parts: readonly DrawnCurve[]): readonly boolean[] =>
  parts.flatMap(({ points, estimated }) => Array((points.length - 1) / samplesPerSegment).fill(!estimated))

const check = (estimated: readonly LandmarkName[]): void => {
  const { all, seen } = partly(estimated)
  const support = new Map(outlines(seen.points, 'right').map(curve => [curve.name, curve]))
  const { curves } = anatomyOf(all, 'right')
  for (const curve of outlines(all.points, 'right')) {
    const parts = curves.filter(({ name }) => name === curve.name)
    expect(stretchesOf(parts), curve.name).toEqual(supportedStretches(curve, support.get(curve.name)))
    // Each part begins where the one before it ends: together they are the curve.
    const joined = parts.flatMap(({ points }, i) => (i === 0 ? points : points.slice(1)))
    expect(joined, curve.name).toEqual(curve.samples)
    expect(parts.map(({ closed }) => closed)).toEqual(parts.map(() => curve.closed && parts.length === 1))
  }
}

describe('what of an outline looks traced', () => {
  it('is what the points that somebody saw support, whichever of the others are estimated', () => {
    fc.assert(
      fc.property(fc.subarray([...names]), estimated => check(estimated)),
      { numRuns: 40 },
    )
  })

  it('is that with any single point estimated, too', () => {
    for (const name of names) check([name])
  })

  it('changes with the side and with what was fitted to the film, not with the drawing before', () => {
    const right = anatomyOf(traced, 'right')
    expect(anatomyOf(traced, 'right')).toBe(right)
    expect(anatomyOf(traced, 'left')).not.toBe(right)
    expect(anatomyOf({ ...traced, outline: {} }, 'right')).not.toBe(anatomyOf(traced, 'right'))
  })
})

it('points of the neck are listed apart, and the profile is the skin alone', () => {
  const neck = { ...traced, points: { ...traced.points, C3_IA: { x: 300, y: 1800, origin: 'manual' as const } } }
  const anatomy = anatomyOf(neck, 'right')
  expect(neckEntries(anatomy).map(([name]) => name)).toEqual(['C3_IA'])
  expect(pointEntries(anatomy).map(([name]) => name)).not.toContain('C3_IA')
  const skin = anatomy.curves.filter(({ group }) => group === 'soft_tissue').map(({ points }) => points)
  expect(profileOf(anatomy)).toEqual(skin)
  expect(skin.length).toBeGreaterThan(0)
})

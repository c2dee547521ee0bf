import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { templateLandmarks } from '@sella/ceph/data/template'
import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import { shownMm } from '@sella/ceph/tracing/face-size'
import type { PlacedPoint } from '@sella/ceph/tracing/tracing'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { expect, it } from 'vitest'
import { errorScale } from './error-scale'

it('a doubted scale states no error of a point either: it is given by the size of the face, and marked', () => {
  const [abo] = builtInAnalyses
  if (!abo) throw new Error('there are analyses')
  const points = Object.fromEntries(
    Object.entries(templateLandmarks).map(([name, { x, y }]): [string, PlacedPoint] => [
      name,
      { x: 10 * x, y: 10 * y, origin: 'manual' },
    ]),
  )
  const tracing = { points, ruler: null, fileScale: { mmPerPixel: 0.08, provenance: 'dicom' } } as const
  const whole = evaluate(tracing, abo, { dentition: 'permanent', sex: null })
  const shown = [whole, withoutLengths(whole)].map(evaluation => {
    const scale = errorScale(evaluation)
    return `${scaleMark('mm', scale)}${shownMm(20, points, scale)?.toFixed(1)}`
  })
  expect(shown).toEqual(['1.6', '≈ 2.0'])
})

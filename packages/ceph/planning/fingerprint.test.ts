import { expect, it } from 'vitest'
import { emptyTracing, type Tracing } from '../tracing/tracing'
import { fingerprintOf, withoutDoubtedScale } from './fingerprint'

const traced = (over: Partial<Tracing> = {}): Tracing => ({
  points: { S: { x: 100, y: 200, origin: 'manual' }, A: { x: 700, y: 650.5, origin: 'manual' } },
  ...{ ruler: null, fileScale: { mmPerPixel: 0.1, provenance: 'dicom' } },
  ...over,
})

it('is stored with plans, so it is what it always was: FNV-1a (32 bits) over the points by name and the scale', () => {
  expect(fingerprintOf(traced())).toBe('655901ff')
  expect(fingerprintOf(emptyTracing)).toBe('fddf0f33')
})

it('knows a point that moved, came or went, and another scale; not who placed a point, nor in which order', () => {
  const { S, A } = traced().points
  if (!S || !A) return expect.unreachable()
  const print = fingerprintOf(traced())
  const ruler = {
    ends: [
      { x: 0, y: 0 },
      { x: 0, y: 9 },
    ],
    mm: 10,
  } as const
  const others = [
    traced({ points: { S, A: { ...A, x: 700.1 } } }),
    traced({ points: { S, A: { ...A, y: 650 } } }),
    traced({ points: { S } }),
    traced({ points: { S, B: A } }),
    traced({ fileScale: null }),
    traced({ ruler }),
    traced({ ruler: { ...ruler, mm: 20 } }),
  ].map(fingerprintOf)
  expect(new Set([print, ...others]).size).toBe(8)
  expect(fingerprintOf(traced({ points: { A: { ...A, origin: 'detected' }, S, B: undefined } }))).toBe(print)
  const same = traced()
  expect([fingerprintOf(same), fingerprintOf(same)]).toEqual([print, print])
})

it('of a tracing whose doubted scale is not used is still that of the tracing: its plans were not made on another one', () => {
  const tracing = traced()
  const unused = withoutDoubtedScale(tracing)
  expect([unused.ruler, unused.fileScale, unused.points]).toEqual([null, null, tracing.points])
  expect(fingerprintOf(unused)).toBe(fingerprintOf(tracing))
  expect(withoutDoubtedScale(tracing)).toBe(unused)
})

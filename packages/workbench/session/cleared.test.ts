import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { expect, test } from 'vitest'
import { tracingAt } from '../testing/record-driver'
import { cleared } from './cleared'
import { openSession, sameTracing, undo } from './session'

test('all that was placed goes in one step and comes back by one; the scale of the file stays', () => {
  const scale = { mmPerPixel: 0.1, provenance: 'dicom' } as const
  const ruler = { from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, mm: 10 } as unknown as typeof emptyTracing.ruler
  const before = { ...tracingAt({ S: 1, Na: 2 }), ruler, fileScale: scale }
  const after = cleared(openSession(before))
  expect([after.mode, after.past.length]).toEqual(['editing', 1])
  expect(sameTracing(after.present, { ...emptyTracing, fileScale: scale })).toBe(true)
  expect(sameTracing(undo(after).present, before)).toBe(true)
})

import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { axisBar } from './axis-bar'

const ruled = ruledTracing({}, 100)
const guessed: Tracing = { ...ruled, ruler: null, fileScale: { mmPerPixel: 0.1, provenance: 'detector' } }
const axis = { x: -5, y: 17 }

it('bars an axis of a film whose scale nobody measured, on either film', () => {
  expect(axisBar({ axis }, [ruled, ruled])).toBeNull()
  expect(axisBar({ axis }, [ruled, guessed])).toBe('scale')
  expect(axisBar({ axis }, [guessed, ruled])).toBe('scale')
})

it('bars an axis further than the fields hold, which could not be kept', () => {
  expect(axisBar({ axis: { x: -5, y: 50.1 } }, [ruled, ruled])).toBe('far')
  expect(axisBar({ axis: { x: -51, y: 5 } }, [ruled, ruled])).toBe('far')
})

import type { Missing } from '@sella/ceph/measure/reading'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { needsText } from './names'

const missing = (why: Missing['why'], ...needs: readonly string[]): Missing => ({ status: 'missing', why, needs })
const point = { x: 1, y: 2, source: 'manual' } as never
const tracing = { ...emptyTracing, points: { A: point } }

it('a value that is missing names the points still to be placed, each once, by their short names', () => {
  expect(needsText(missing('missing-points', 'A', 'B', 'Po', 'B'), tracing)).toBe('B · Po')
  expect(needsText(missing('missing-points', 'B'), tracing, name => `<${name}>`)).toBe('<B>')
})

it('a true horizontal nobody set is set by placing soft nasion', () => {
  const called = (name: string) => name
  expect(needsText(missing('missing-points', 'trH_1', 'trH_2'), tracing, called)).toBe('SoftTissueNa')
})

it('names items after the points', () => {
  expect(needsText(missing('needs-other-item', 'SNA', 'B'), tracing)).toBe('B · SNA')
})

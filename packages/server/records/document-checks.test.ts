import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { toStored } from '@sella/contract/documents/tracing'
import { expect, test } from 'vitest'
import { tracingText } from '../testing/traced'
import { checkAlignment, checkFaces, checkModelReadings, checkRulerEnds, checkTracing } from './document-checks'

const refused = (code: string) => expect.objectContaining({ code })
const thrown = (check: () => unknown): unknown => {
  try {
    check()
    return null
  } catch (error) {
    return error
  }
}

test('a tracing says whether anything is placed; a broken one is refused with the field that is wrong', () => {
  const empty = toStored(emptyTracing)
  expect([checkTracing(tracingText()), empty.ok && checkTracing(empty.value)]).toEqual([true, false])
  expect(thrown(() => checkTracing('{'))).toEqual(refused('TRACING_INVALID'))
  const moved = tracingText().replace(/"x":[\d.]+/, '"x":"here"')
  expect(thrown(() => checkTracing(moved))).toMatchObject({ code: 'TRACING_INVALID', details: { field: expect.any(String) } })
})

test('a ruler of an impossible length is refused, for it would be read as none', () => {
  expect(thrown(() => checkTracing(tracingText({ rulerMm: 0.001 })))).toEqual(refused('RULER_RANGE'))
  expect(thrown(() => checkFaces('7'))).toEqual(refused('TRACING_INVALID'))
})

test('a ruler without length is refused where it is saved; an archive may bring one from before, and its tracing', () => {
  const text = JSON.stringify({
    Lateral_Ceph: ['ruler0', 'ruler1', 'S'].map(landmark => ({ landmark, x: 1, y: 1, distance: 10, rulerexist: true })),
  })
  expect(thrown(() => checkRulerEnds(text))).toEqual(refused('RULER_NO_LENGTH'))
  expect(checkTracing(text)).toBe(true)
})

test('alignments and readings of models are refused where they are none', () => {
  for (const check of [checkAlignment, checkModelReadings]) expect(thrown(() => check('7'))).toEqual(refused('TRACING_INVALID'))
})

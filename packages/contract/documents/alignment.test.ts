import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { expect, test } from 'vitest'
import { alignmentDocument, alignmentOf, withAlignment } from './alignment'

const alignment: PhotoAlignment = {
  fit: { a: 0.9 * Math.cos(0.1), b: 0.9 * Math.sin(0.1), tx: 120.5, ty: -14 },
  mirrored: true,
  residualMm: 0.8,
  origin: 'detected',
  film: 'f'.repeat(64),
  photo: 'e'.repeat(64),
}

test('a photo comes back where it was laid, with the scale under its name of the specification', () => {
  const text = withAlignment(null, 'Lateral_Photo', alignment)
  expect(JSON.parse(text ?? '').Lateral_Photo).toMatchObject({ ScalRatio: expect.closeTo(0.9, 12), mirrored: true })
  const back = alignmentOf(text, 'Lateral_Photo')
  expect(back).toMatchObject({ ...alignment, fit: expect.anything() })
  for (const key of ['a', 'b', 'tx', 'ty'] as const) expect(back?.fit[key]).toBeCloseTo(alignment.fit[key], 9)
})

test('other images and unknown keys are kept; taken off, the image leaves nothing behind', () => {
  const before = JSON.stringify({ Smile_Photo: { ScalRatio: 2 }, Lateral_Photo: { later: 1 } })
  const text = withAlignment(before, 'Lateral_Photo', alignment)
  expect(JSON.parse(text ?? '')).toMatchObject({ Smile_Photo: { ScalRatio: 2 }, Lateral_Photo: { later: 1 } })
  expect(JSON.parse(withAlignment(text, 'Lateral_Photo', null) ?? '')).toEqual({
    version: 2,
    Smile_Photo: { ScalRatio: 2 },
  })
  expect(withAlignment(withAlignment(null, 'Lateral_Photo', alignment), 'Lateral_Photo', null)).toBeNull()
})

test('what is no placement lays nothing anywhere', () => {
  const entry = JSON.parse(withAlignment(null, 'a', alignment) ?? '').a
  const read = (part: object) => alignmentOf(JSON.stringify({ a: { ...entry, ...part } }), 'a')
  expect(read({})).not.toBeNull()
  for (const part of [{ ScalRatio: 0 }, { ScalRatio: null }, { rotation: '1' }, { x: null }, { film: 7 }])
    expect(read(part)).toBeNull()
  expect(read({ residualMm: -1 })?.residualMm).toBeNull()
  for (const text of [null, '', '[]', '{"angle":1}', 'null']) expect(alignmentOf(text, 'a')).toBeNull()
})

test('a text of a newer version lays nothing, and what is written over it is refused', () => {
  const newer = JSON.stringify({ ...JSON.parse(withAlignment(null, 'Lateral_Photo', alignment) ?? ''), version: 3 })
  expect(alignmentOf(newer, 'Lateral_Photo')).toBeNull()
  expect(alignmentDocument.faultIn(withAlignment(newer, 'Lateral_Photo', alignment) ?? '')).toBe('version')
})

test('a photo laid by an older version is not mirrored and was laid by hand, for that is all it could be', () => {
  const { ScalRatio, rotation, x, y } = JSON.parse(withAlignment(null, 'a', alignment) ?? '').a
  const older = JSON.stringify({ a: { ScalRatio, rotation, x, y, film: 'f', photo: 'p' } })
  expect(alignmentOf(older, 'a')).toMatchObject({ mirrored: false, origin: 'manual', residualMm: null })
})

test('what is written over an older text says the version of now', () => {
  for (const before of ['{"version":1}', '{"version":2}', '{"version":"x"}', '{}', '['])
    expect(JSON.parse(withAlignment(before, 'a', alignment) ?? '').version).toBe(2)
})

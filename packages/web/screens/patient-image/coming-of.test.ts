import { Refused } from '@sella/workbench/server/refused'
import { expect, it } from 'vitest'
import { newDrop } from '../../intake/coming'
import type { Guess } from './arrivals'
import { comingOf, omissionOf, refusedOr } from './coming-of'

const guess: Guess = {
  file: new File(['x'], 'smile.jpg'),
  thumb: null,
  kind: 'Smile_Photo',
  others: [],
  by: 'face',
  clash: null,
  misnamed: null,
  target: { record: 'first' },
  day: '2026-03-02',
  dayBy: 'exif',
  wrongDay: null,
  several: null,
  page: 1,
  filed: null,
  twin: null,
  failed: null,
}
const drop = newDrop({ uuid: 'case', name: '王芳' }, 0)
const sent = (change: Partial<Guess>, how: { seen?: boolean; ifTaken?: 'replace' } = {}) =>
  comingOf(
    { ...guess, ...change },
    { drop, recordOf: () => ({ record: 'first', day: '2026-03-02' }), seen: how.seen ?? false, ifTaken: how.ifTaken },
  ).item

it('a kind told by the content is marked as a guess until a person has seen it', () => {
  expect(sent({})).toMatchObject({ guessed: true, place: { record: 'first', kind: 'Smile_Photo' } })
  expect(sent({}, { seen: true }).guessed).toBe(false)
  expect(sent({ by: 'name' }).guessed).toBe(false)
})

it('a file the case already has is stored again only where it is sent in spite of that', () => {
  expect(sent({}).ifKnown).toBe('refuse')
  expect(sent({ filed: { day: '2026-03-02', kind: 'Smile_Photo' } }).ifKnown).toBe('keep')
  expect(sent({ twin: 'other.jpg' }).ifKnown).toBe('keep')
})

it('the day of a file counts as the reason for its record only where the record is of that day', () => {
  expect(sent({}).place?.dayBy).toBe('exif')
  expect(sent({ day: '2025-01-01' }).place?.dayBy).toBe('chosen')
  expect(sent({ dayBy: null }).place?.dayBy).toBe('chosen')
})

it('the chosen page and what becomes of a picture in the slot go with the file', () => {
  expect(sent({ page: 3 }, { ifTaken: 'replace' })).toMatchObject({ page: 3, ifTaken: 'replace' })
  expect(sent({}).page).toBeUndefined()
})

it('a file without a kind is left out, with what is known of why', () => {
  expect(sent({ kind: null })).toMatchObject({ place: null, state: { at: 'out', why: 'skipped' } })
  const bare = { ...guess, kind: null }
  expect(omissionOf(bare, 'left')).toBe('left')
  expect(omissionOf({ ...bare, twin: 'a.jpg' }, 'left')).toBe('twin')
  expect(omissionOf({ ...bare, twin: 'a.jpg', filed: { day: '', kind: 'Smile_Photo' } }, 'left')).toBe('known')
  expect(omissionOf({ ...bare, failed: new Refused(415, 'IMAGE_FORMAT', '') }, 'left')).toMatchObject({ code: 'IMAGE_FORMAT' })
})

it('a film that could not be shown is left out for what refused it, not because a person chose so', () => {
  const refusal = new Refused(415, 'DICOM_COMPRESSION', 'error')
  expect(refusedOr(refusal, 'skipped')).toEqual({ code: 'DICOM_COMPRESSION', details: {} })
  expect(refusedOr(null, 'skipped')).toBe('skipped')
})

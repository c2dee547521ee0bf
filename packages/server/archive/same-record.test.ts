import { createHash } from 'node:crypto'
import { noEdit } from '@sella/contract/picture-edit'
import { expect, test } from 'vitest'
import type { ArchivedImage, ArchivedRecord } from './format'
import { recordsHere } from './same-record'

const at = '2026-05-02T01:30:00.000Z'

const fileOf = (name: string): string => `originals/${createHash('sha256').update(name).digest('hex')}.jpg`

const image = (uuid: string, more: Partial<ArchivedImage> = {}): ArchivedImage => ({
  ...{ uuid, type: 'Smile_Photo', file: fileOf(uuid), name: 'a.jpg', width: 10, height: 10 },
  ...{ mmPerPixel: null, createdAt: at, deletedAt: null, ...more },
})
const shared = image('shared', { type: 'Lateral_Ceph' })

const record = (uuid: string, images: readonly ArchivedImage[], more: Partial<ArchivedRecord> = {}): ArchivedRecord => ({
  ...{ uuid, caseUuid: 'case', createday: '2026-05-02T09:30', type: 1, version: 1, images: [shared, ...images] },
  ...{
    cephPoints: null,
    tracedAt: null,
    cephFilm: null,
    maturationFilm: null,
    facePoints: null,
    alignment: null,
    ageGroup: null,
  },
  ...{ modelReadings: null, maturation: null, note: null, createdAt: at, updatedAt: at, deletedAt: null },
  ...{ plans: [], rereads: [], ...more },
})

const lackingIn = (archived: ArchivedRecord, here: ArchivedRecord) => recordsHere([archived], [here])[0]?.lacking

test('the same moment of another stage, or another moment, is another record', () => {
  expect(lackingIn(record('a', []), record('h', []))).toEqual({ fills: {}, images: [], back: [], marks: [] })
  expect(lackingIn(record('a', [], { type: 2 }), record('h', []))).toBeUndefined()
  expect(lackingIn(record('a', [], { createday: '2026-05-02T09:31' }), record('h', []))).toBeUndefined()
})

test('what is placed on a picture is not taken over where another picture of its kind is the chosen one', () => {
  const placed = [
    ['Lateral_Photo', 'alignment'],
    ['Lateral_Photo', 'facePoints'],
    ['Frontal_Photo', 'facePoints'],
    ['Frontal_Ceph', 'facePoints'],
    ['Upper_Model', 'modelReadings'],
    ['Lower_Occlusal', 'modelReadings'],
  ] as const
  for (const [type, name] of placed) {
    const archived = record('a', [image('one', { type })], { [name]: '{}' })
    expect([type, name, lackingIn(archived, record('h', [image('other', { type })]))]).toEqual([type, name, undefined])
    expect([type, name, lackingIn(archived, record('h', []))?.fills]).toEqual([type, name, { [name]: '{}' }])
  }
})

test('an uncropped picture does not come beside its cropped one, unless something was measured on it', () => {
  const marks = { content: '{}', updatedAt: at }
  const cropped = image('cropped', { file: fileOf('one'), recipe: { ...noEdit, turn: 90 } })
  const here = record('h', [cropped])
  expect(lackingIn(record('a', [image('one')]), here)?.images).toEqual([])
  const measured = image('one', { marks })
  expect(lackingIn(record('a', [measured]), here)?.images).toEqual([{ ...measured, beside: true }])
})

test('a picture comes out of the bin to its place, or beside the one chosen since', () => {
  const [binned, chosen] = [image('one', { deletedAt: at }), image('other')]
  const archived = record('a', [image('one')])
  expect(lackingIn(archived, record('h', [binned]))?.back).toEqual([{ image: 'one', beside: false }])
  expect(lackingIn(archived, record('h', [binned, chosen]))?.back).toEqual([{ image: 'one', beside: true }])
})

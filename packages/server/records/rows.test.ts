import { noEdit } from '@sella/contract/picture-edit'
import { expect, test } from 'vitest'
import type { Signer } from '../files/signing'
import { editColumns } from './edit-columns'
import { neckColumns, neckOf } from './neck'
import { fileScaleOf, filmOf, frameOf, type ImageRow, photoOf, type RecordRow, recordOf, shownOf, tracingOf } from './rows'
import { checksIn } from './seen-checks'

const hash = 'a'.repeat(64)
const signer = { url: (path: string) => `signed ${path}` } as Signer
const plain = { hash, width: 100, height: 80 }
const image = (more: Partial<ImageRow> = {}): ImageRow =>
  ({
    ...{ uuid: 'i', type: 'Lateral_Ceph', oss_path: 'original', name: 'a.jpg', bytes: 7, hash, beside: 0, guessed: 0 },
    ...{ checks: null, mm_per_pixel: null, scale_provenance: null, ...editColumns(plain, null) },
    ...more,
  }) as ImageRow
const record = (more: Partial<RecordRow> = {}): RecordRow =>
  ({
    ...{ uuid: 'r', case_uuid: 'p', createday: '2026-03-02T09:30', type: 1, version: 3, updated_at: 'then' },
    ...{ ceph_points: 'points', ceph_film: hash, face_points: null, alignment: null, model_readings: null, age_group: null },
    ...{ traced_name: null, awaits_review: 0, approved_name: null, approved_at: null, ...neckColumns(null, null) },
    ...more,
  }) as RecordRow

test('a picture as its file shows it has the names of its file, and no edit', () => {
  const photo = photoOf(image(), signer)
  expect(photo).toEqual({
    ...{ uuid: 'i', type: 'Lateral_Ceph', ossPath: 'original', width: 100, height: 80, name: 'a.jpg', bytes: 7, hash },
    ...{ fileScale: null, shown: hash, edit: null, guessed: false },
    ...{ url: `signed work/${hash}`, previewUrl: `signed preview/${hash}`, thumbUrl: `signed thumb/${hash}` },
    originalUrl: 'signed original',
  })
  expect(photoOf(image({ guessed: 1 }), signer).guessed).toBe(true)
})

test('a model is sent as its file is, without a preview', () => {
  const photo = photoOf(image({ type: 'Upper_Model', width: 0, height: 0 }), signer)
  expect([photo.url, photo.previewUrl]).toEqual(['signed original', ''])
})

test('a turned picture has a name, a frame and a size of its own, a brighter one only a name', () => {
  const turned = image(editColumns(plain, { ...noEdit, turn: 90 }))
  const bright = image(editColumns(plain, { ...noEdit, brightness: 10 }))
  expect([turned.width, turned.height, bright.width, bright.height]).toEqual([80, 100, 100, 80])
  expect([turned.plain, turned.plain_width, turned.plain_height]).toEqual([null, 100, 80])
  expect([shownOf(turned) === hash, frameOf(turned) === hash]).toEqual([false, false])
  expect([shownOf(bright) === hash, frameOf(bright)]).toEqual([false, hash])
  expect(photoOf(turned, signer).edit).toEqual({
    ...{ recipe: { ...noEdit, turn: 90 }, url: `signed preview/${hash}`, width: 100, height: 80 },
  })
  // Without its size before the edit there is none to go back to.
  for (const lost of ['recipe', 'plain_width', 'plain_height'])
    expect(photoOf({ ...turned, [lost]: null }, signer).edit).toBeNull()
  const nothing = editColumns(plain, noEdit)
  expect(nothing).toEqual(editColumns(plain, null))
  expect(Object.values(nothing).filter(value => value !== null)).toEqual([100, 80])
})

test('a further picture of a file says which, by a name of its own', () => {
  const paged = image(editColumns(plain, { ...noEdit, page: 2 }))
  expect(photoOf(image(), signer)).not.toHaveProperty('picture')
  expect(photoOf(paged, signer).picture).toBe(paged.plain)
  expect([paged.plain === hash, paged.plain === null]).toEqual([false, false])
})

test('what was noticed about a film is told while its pixels are where they were, and of films alone', () => {
  const seen = { mirrored: true, inverted: false, rotated: 90, frame: hash }
  const text = JSON.stringify(seen)
  const { frame: _, ...checks } = seen
  expect(photoOf(image({ checks: text }), signer).checks).toEqual(checks)
  expect(photoOf(image({ checks: text, frame: 'b'.repeat(64) }), signer)).not.toHaveProperty('checks')
  expect(photoOf(image({ checks: text, type: 'Smile_Photo' }), signer)).not.toHaveProperty('checks')
  expect([checksIn(text), checksIn(null), checksIn('{'), checksIn('{"mirrored":1}')]).toEqual([seen, null, null, null])
  expect(checksIn(JSON.stringify({ ...seen, frame: 'b' }))).toBeNull()
  expect(checksIn(JSON.stringify({ ...seen, frame: `${hash}a` }))).toBeNull()
})

test('a file’s scale is told with its source or not at all', () => {
  const scaled = { mm_per_pixel: 0.1, scale_provenance: 'dicom' } as const
  expect(fileScaleOf(image(scaled))).toEqual({ mmPerPixel: 0.1, provenance: 'dicom' })
  expect(fileScaleOf(image({ ...scaled, scale_provenance: null }))).toBeNull()
  expect(fileScaleOf(image({ ...scaled, mm_per_pixel: null }))).toBeNull()
})

test('the film is the lateral one that is not kept beside', () => {
  const film = image()
  expect(filmOf([image({ type: 'Smile_Photo' }), image({ beside: 1 }), film])).toBe(film)
  expect(filmOf([image({ beside: 1 })])).toBeNull()
})

test('a tracing is given with the film it lies on, or without any, not with another', () => {
  expect(tracingOf(record(), [image()])).toBe('points')
  expect(tracingOf(record(), [image({ hash: 'b' })])).toBeNull()
  expect(tracingOf(record(), [image(editColumns(plain, { ...noEdit, turn: 90 }))])).toBeNull()
  expect(tracingOf(record(), [])).toBe('points')
  expect(tracingOf(record({ ceph_film: null }), [image({ hash: 'b' })])).toBe('points')
})

test('a record carries its chosen images, and those kept beside, the models’ readings and the review only where there are some', () => {
  const [film, beside] = [image(), image({ uuid: 'j', beside: 1 })]
  const bare = recordOf(record(), [film], signer)
  expect(bare).toEqual({
    ...{ uuid: 'r', caseUuid: 'p', createday: '2026-03-02T09:30', type: 1, version: 3, updatedAt: 'then' },
    ...{ photos: [photoOf(film, signer)], cephPoints: 'points', facePoints: null, alignment: null, ageGroup: null },
    maturation: null,
  })
  const full = recordOf(
    record({ model_readings: 'read', traced_name: '李', awaits_review: 1, approved_name: null, approved_at: null }),
    [film, beside],
    signer,
  )
  expect([full.photos.length, full.beside?.map(({ uuid }) => uuid), full.modelReadings]).toEqual([1, ['j'], 'read'])
  expect(full.review).toEqual({ by: '李', waits: true, approvedBy: null, approvedAt: null })
  const approved = record({ traced_name: '李', awaits_review: 0, approved_name: '王', approved_at: 'then' })
  expect(recordOf(approved, [film], signer).review).toEqual({ by: '李', waits: false, approvedBy: '王', approvedAt: 'then' })
})

test('a reading of the vertebrae comes back as it was stored; what is no stage and no hindrance is left out', () => {
  const read = { stage: 'CS3', hindrance: null, by: '李', at: 'then' } as const
  expect(neckOf(neckColumns(read, 'film'))).toEqual(read)
  const hindered = { stage: null, hindrance: 'fused', by: '李', at: 'then' } as const
  expect(neckOf(neckColumns(hindered, null))).toEqual(hindered)
  const none = { neck_stage: null, neck_hindrance: null, neck_by: null, neck_at: null, neck_film: null }
  expect(neckColumns(null, 'film')).toEqual(none)
  const odd = { neck_stage: 'CS9', neck_hindrance: 'odd', neck_by: null, neck_at: 'then' } as never
  expect(neckOf(odd)).toEqual({ stage: null, hindrance: null, by: '', at: 'then' })
})

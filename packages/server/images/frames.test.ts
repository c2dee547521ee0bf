import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { noEdit } from '@sella/contract/picture-edit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dicomFile } from '../testing/dicom-file'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

const [rows, columns] = [40, 60]
/** Three frames: dark at the left, dark at the right, dark at the top. */
const dark = [(x: number) => x < columns / 2, (x: number) => x >= columns / 2, (_: number, y: number) => y < rows / 2] as const
const frames = dicomFile({
  ...{ rows, columns, allocated: 8, stored: 8, photometric: 'MONOCHROME2' },
  pixels: dark.flatMap(isDark =>
    Array.from({ length: rows * columns }, (_, i) => (isDark(i % columns, Math.floor(i / columns)) ? 10 : 240)),
  ),
  more: [
    [0x0028, 0x0008, 'IS', '3'],
    [0x0028, 0x0030, 'DS', '0.2\\0.2'],
  ],
})

const darkness = async (file: Buffer): Promise<readonly boolean[]> => {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => (data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)] ?? 0) < 120
  return [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)]
}
const second = [false, true, false, true]
const third = [true, true, false, false]

onEachEngine('a DICOM file of several frames', bench => {
  const seen = async (url: string) => darkness(Buffer.from(await (await fetch(bench().server.address + url)).arrayBuffer()))

  test('shows each of its frames before it is kept, and refuses one it has not', async () => {
    const doctor = await bench().doctor()
    for (const [page, expected] of [
      ['2', second],
      ['3', third],
    ] as const) {
      const { preview, dicom } = await doctor.call('imageInspect', { page }, frames)
      expect([dicom?.frames, await darkness(Buffer.from(preview, 'base64'))]).toEqual([3, expected])
    }
    expect(await doctor.refusal('imageInspect', { page: '4' }, frames)).toBe('IMAGE_BROKEN')
    expect(await doctor.refusal('imageInspect', { page: '2' }, await picture())).toBe('INPUT_INVALID')
  })

  test('is kept whole and shows the chosen one, in every picture made of it and with its scale', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const photo = await doctor.call('imageUpload', { recordUuid, type: 'CT_Slice', name: 'ct.dcm', page: '2' }, frames)
    expect([photo.width, photo.height, photo.fileScale?.mmPerPixel]).toEqual([columns, rows, 0.2])
    for (const url of [photo.url, photo.previewUrl, photo.thumbUrl]) expect(await seen(url)).toEqual(second)
    const original = Buffer.from(await (await fetch(bench().server.address + photo.originalUrl)).arrayBuffer())
    expect(original.equals(frames)).toBe(true)
  })

  test('keeps its frame through an edit, its undoing, and pictures that were lost', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const { uuid } = await doctor.call('imageUpload', { recordUuid, type: 'CT_Slice', name: 'ct.dcm', page: '3' }, frames)
    const turned = await doctor.call('imageEdit', { uuid, recipe: { ...noEdit, page: 3, turn: 180 } })
    expect(await seen(turned.url)).toEqual([false, false, true, true])
    // What the editor begins from: the frame without the edit.
    expect(await seen(turned.edit?.url ?? '')).toEqual(third)
    // Lost while no row is called by it.
    const placeOf = (url: string) => join(bench().folder, 'files', new URL(url, 'http://x').searchParams.get('path') ?? '')
    await rm(placeOf(turned.edit?.url ?? ''))
    expect(await seen(turned.edit?.url ?? '')).toEqual(third)
    const plain = await doctor.call('imageEdit', { uuid, recipe: null })
    expect([await seen(plain.url), plain.edit?.recipe]).toEqual([third, { ...noEdit, page: 3 }])
    for (const page of [2, undefined])
      expect(await doctor.refusal('imageEdit', { uuid, recipe: { ...noEdit, page, turn: 90 } })).toBe('INPUT_INVALID')
    for (const url of [plain.url, turned.edit?.url ?? '']) await rm(placeOf(url))
    expect(await seen(plain.url)).toEqual(third)
    expect(await seen(turned.edit?.url ?? '')).toEqual(third)
  })

  test('is known by its frame: another one of the same file is no duplicate', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const add = (page: string) =>
      ({ recordUuid, type: 'CT_Slice', name: 'ct.dcm', page, ifKnown: 'refuse', ifTaken: 'beside' }) as const
    await doctor.call('imageUpload', add('2'), frames)
    expect(await doctor.refusal('imageUpload', add('2'), frames)).toBe('IMAGE_DUPLICATE')
    expect((await doctor.call('imageUpload', add('1'), frames)).edit).toBeNull()
  })

  test('names each frame as a picture of its own: points on one keep its pixels, not those of another', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const { uuid: later } = await doctor.call('timebarAdd', { caseUuid, createday: '2026-03-02T09:30', type: 2 })
    const add = (page: string, at: string) =>
      doctor.call('imageUpload', { recordUuid: at, type: 'Frontal_Ceph', name: 'pa.dcm', page }, frames)
    const [second, first] = [await add('2', recordUuid), await add('1', later)]
    expect([first.picture, second.hash, second.picture]).toEqual([undefined, first.hash, second.shown])
    const turn = { ...noEdit, turn: 90 } as const
    const edit = (uuid: string, page?: 2) => doctor.refusal('imageEdit', { uuid, recipe: { ...turn, page } })
    // A turned frame is still the same picture.
    expect((await doctor.call('imageEdit', { uuid: second.uuid, recipe: { ...turn, page: 2 } })).picture).toBe(second.picture)
    const place = async (on: string) => {
      const record = (await doctor.call('timebarGet', { caseUuid })).find(({ uuid }) => uuid === recordUuid)
      const facePoints = JSON.stringify({ placedOn: { Smile_Photo: on }, Smile_Photo: [{ landmark: 'Prn', x: 3, y: 4 }] })
      await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: record?.version ?? 0, facePoints })
    }
    await place(second.picture ?? '')
    expect([await edit(first.uuid), await doctor.refusal('imageEdit', { uuid: second.uuid, recipe: null })]).toEqual([
      'DONE',
      'IMAGE_HAS_POINTS',
    ])
    await place(first.hash)
    expect([await edit(first.uuid), await doctor.refusal('imageEdit', { uuid: first.uuid, recipe: null })]).toEqual([
      'DONE',
      'IMAGE_HAS_POINTS',
    ])
    expect(await doctor.refusal('imageEdit', { uuid: second.uuid, recipe: null })).toBe('DONE')
  })
})

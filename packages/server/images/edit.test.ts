import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { noEdit, type PictureEdit } from '@sella/contract/picture-edit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

/** Black, with one bright quarter at the top left. */
const cornered = (width = 80, height = 40): Promise<Buffer> =>
  sharp(
    Buffer.from(Array.from({ length: width * height }, (_, i) => (i % width < width / 2 && i < (width * height) / 2 ? 200 : 0))),
    { raw: { width, height, channels: 1 } },
  )
    .png()
    .toBuffer()

const points = JSON.stringify({ Lateral_Ceph: [{ landmark: 'S', x: 5, y: 6 }] })

onEachEngine('an edited image', bench => {
  const quarters = async (url: string) => {
    const file = Buffer.from(await (await fetch(bench().server.address + url)).arrayBuffer())
    const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number): number => data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)] ?? -1
    return { size: [info.width, info.height], light: [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)].map(v => v > 100) }
  }
  const filed = async (doctor: Visitor, type: 'Smile_Photo' | 'Lateral_Ceph' = 'Smile_Photo') => {
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const photo = await doctor.call('imageUpload', { recordUuid, type, name: 'x.png' }, await cornered())
    const edit = (change: Partial<PictureEdit>) =>
      doctor.call('imageEdit', { uuid: photo.uuid, recipe: { ...noEdit, ...change } })
    const record = async () => {
      const [saved] = await doctor.call('timebarGet', { caseUuid })
      if (!saved) throw new Error('the record is gone')
      return saved
    }
    return { caseUuid, recordUuid, photo, edit, record }
  }

  test('shows itself mirrored, turned and cropped, in this order, in all its pictures; its original stays byte for byte', async () => {
    const doctor = await bench().doctor()
    const { photo, edit } = await filed(doctor)
    const flipped = await edit({ flip: true })
    expect(await quarters(flipped.url)).toEqual({ size: [80, 40], light: [false, true, false, false] })
    const turned = await edit({ flip: true, turn: 90 })
    expect(await quarters(turned.url)).toEqual({ size: [40, 80], light: [false, false, false, true] })
    const cropped = await edit({ flip: true, turn: 90, crop: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } })
    for (const url of [cropped.url, cropped.previewUrl, cropped.thumbUrl])
      expect(await quarters(url)).toEqual({ size: [20, 40], light: [true, true, true, true] })
    expect(cropped).toMatchObject({ width: 20, height: 40, hash: photo.hash, edit: { width: 80, height: 40 } })
    expect(await quarters(cropped.edit?.url ?? '')).toEqual({ size: [80, 40], light: [true, false, false, false] })
    const original = await readFile(join(bench().folder, 'files', photo.ossPath))
    expect(createHash('sha256').update(original).digest('hex')).toBe(photo.hash)
  })

  test('a tilt keeps the size that was foretold, whatever the angle', async () => {
    const doctor = await bench().doctor()
    const { edit } = await filed(doctor)
    for (const tilt of [-45, -7.3, 0.1, 12, 30]) {
      const photo = await edit({ tilt, turn: 270 })
      expect([tilt, (await quarters(photo.url)).size]).toEqual([tilt, [photo.width, photo.height]])
    }
  })

  test('is as it was when restored; what nobody shows any more is cleared away, what is lost is made again', async () => {
    const doctor = await bench().doctor()
    const { photo, edit } = await filed(doctor)
    const place = (url: string) => join(bench().folder, 'files', new URL(url, 'http://x').searchParams.get('path') ?? '')
    const first = await edit({ brightness: 40 })
    const second = await edit({ contrast: 30, turn: 90 })
    expect(existsSync(place(first.url))).toBe(false)
    await rm(place(second.thumbUrl))
    expect((await quarters(second.thumbUrl)).size).toEqual([40, 80])
    const restored = await doctor.call('imageEdit', { uuid: photo.uuid, recipe: null })
    expect(restored).toEqual({ ...photo, url: restored.url, previewUrl: restored.previewUrl, thumbUrl: restored.thumbUrl })
    expect(existsSync(place(second.url))).toBe(false)
    expect(await quarters(restored.url)).toEqual({ size: [80, 40], light: [true, false, false, false] })
  })

  test('a film under a tracing takes light, and refuses whatever would move its pixels', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, photo, edit, record } = await filed(doctor, 'Lateral_Ceph')
    const { uuid, version } = await record()
    await doctor.call('timebarUpdate', { uuid, caseUuid, version, cephPoints: points })
    const refused = (recipe: PictureEdit | null) => doctor.refusal('imageEdit', { uuid: photo.uuid, recipe })
    for (const change of [{ flip: true }, { turn: 90 as const }, { tilt: 1 }, { crop: { x: 0, y: 0, width: 0.9, height: 1 } }])
      expect(await refused({ ...noEdit, ...change, brightness: 10 })).toBe('IMAGE_HAS_POINTS')
    expect((await record()).photos[0]?.edit).toBeNull()
    await edit({ brightness: 25 })
    expect(await record()).toMatchObject({ cephPoints: points, version: version + 1, photos: [{ width: 80, height: 40 }] })
    await doctor.call('timebarUpdate', { uuid, caseUuid, version: version + 1, cephPoints: null })
    expect((await edit({ turn: 90 })).width).toBe(40)
    // Now that they lie on the turned film, it cannot be restored either.
    await doctor.call('timebarUpdate', { uuid, caseUuid, version: (await record()).version, cephPoints: points })
    expect(await refused(null)).toBe('IMAGE_HAS_POINTS')
    expect(await refused({ ...noEdit, turn: 90, contrast: -20 })).toBe('DONE')
  })

  test('a tracing goes along with its film and stays on the same spots of it; a stale one, and one with other work beside it, refuse', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const spots = { S: [60, 80], A: [230, 90], Me: [200, 250] } as const
    const film = await sharp({ create: { width: 320, height: 300, channels: 3, background: '#222' } })
      .composite(
        Object.values(spots).map(([x, y], i) => ({
          input: Buffer.from(`<svg width="21" height="21"><circle cx="10.5" cy="10.5" r="${5 + i}" fill="#fff"/></svg>`),
          left: x - 10,
          top: y - 10,
        })),
      )
      .png()
      .toBuffer()
    const photo = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'x.png' }, film)
    // The middle of the pixel they are drawn about.
    const cephPoints = JSON.stringify({
      Lateral_Ceph: Object.entries(spots).map(([landmark, [x, y]]) => ({ landmark, x: x + 0.5, y: y + 0.5 })),
    })
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: 1, cephPoints })
    const record = async () => (await doctor.call('timebarGet', { caseUuid }))[0]
    const version = async () => (await record())?.version ?? 0
    const carry = async (change: Partial<PictureEdit>, from?: number) =>
      doctor.refusal('imageEdit', {
        uuid: photo.uuid,
        recipe: { ...noEdit, ...change },
        carry: { version: from ?? (await version()) },
      })
    for (const change of [
      { flip: true },
      { turn: 90 as const },
      { tilt: 7.3 },
      { flip: true, turn: 270 as const, tilt: -31.37 },
    ]) {
      expect([change, await carry(change)]).toEqual([change, 'DONE'])
      const now = await record()
      const file = Buffer.from(await (await fetch(bench().server.address + (now?.photos[0]?.url ?? ''))).arrayBuffer())
      const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
      for (const { x, y } of (JSON.parse(now?.cephPoints ?? '{}') as { Lateral_Ceph: { x: number; y: number }[] }).Lateral_Ceph) {
        let [sum, sumX, sumY] = [0, 0, 0]
        for (let row = Math.floor(y) - 14; row <= y + 14; row++)
          for (let column = Math.floor(x) - 14; column <= x + 14; column++) {
            const light = Math.max(0, (data[(row * info.width + column) * info.channels] ?? 0) - 60)
            ;[sum, sumX, sumY] = [sum + light, sumX + light * (column + 0.5), sumY + light * (row + 0.5)]
          }
        expect(Math.hypot(sumX / sum - x, sumY / sum - y)).toBeLessThan(0.15)
      }
    }
    expect(await carry({ flip: true }, 2)).toBe('RECORD_CONFLICT')
    await doctor.call('planAdd', { recordUuid, name: 'x', content: writePlanDocument(emptyPlanDocument) })
    expect(await carry({ flip: true })).toBe('FILM_RESTED_ON')
  })

  test('a tracing never shows on its film once that was turned elsewhere; it comes back with its pixels', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid, photo, edit, record } = await filed(doctor, 'Lateral_Ceph')
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: 1, cephPoints: points })
    const move = (type: 'Lateral_Ceph' | 'Panoramic') => doctor.call('imageMove', { uuid: photo.uuid, recordUuid, type })
    await move('Panoramic')
    await edit({ turn: 180 })
    await move('Lateral_Ceph')
    expect((await record()).cephPoints).toBeNull()
    const listed = async () =>
      (await doctor.call('patientGet', {})).rows.find(row => row.uuid === caseUuid)?.records[0]?.hasTracing
    expect(await listed()).toBe(false)
    await doctor.call('imageEdit', { uuid: photo.uuid, recipe: null })
    expect((await record()).cephPoints).toBe(points)
    expect(await listed()).toBe(true)
  })

  test('a face with points, or laid onto the film, keeps its pixels; other faces of the record do not care', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid, photo: smile, record } = await filed(doctor)
    const side = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Photo', name: 'y' }, await picture('png'))
    const facePoints = JSON.stringify({ Lateral_Photo: [{ landmark: 'Prn', x: 3, y: 4 }] })
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: 1, facePoints })
    const turn = (uuid: string) => doctor.refusal('imageEdit', { uuid, recipe: { ...noEdit, turn: 90 } })
    expect([await turn(side.uuid), await turn(smile.uuid)]).toEqual(['IMAGE_HAS_POINTS', 'DONE'])
    // It would show its points again once it is put back.
    const placedOn = { Lateral_Photo: side.hash }
    const bound = JSON.stringify({ placedOn, Lateral_Photo: [{ landmark: 'Prn', x: 3, y: 4 }] })
    const version = async () => (await record()).version
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: await version(), facePoints: bound })
    await doctor.call('imageMove', { uuid: side.uuid, recordUuid, type: 'Panoramic' })
    expect(await turn(side.uuid)).toBe('IMAGE_HAS_POINTS')
    const cleared = JSON.stringify({ placedOn, Lateral_Photo: [] })
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: await version(), facePoints: cleared })
    expect(await turn(side.uuid)).toBe('DONE')
    const alignment = JSON.stringify({ Smile_Photo: { scale: 1 } })
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: (await record()).version, alignment })
    expect(await doctor.refusal('imageEdit', { uuid: smile.uuid, recipe: null })).toBe('IMAGE_HAS_POINTS')
  })
})

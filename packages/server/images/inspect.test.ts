import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { heic } from '../testing/codestreams'
import { onEachEngine } from '../testing/each-engine'
import { film, sharedSamples } from '../testing/intake'
import { caseWithRecord, picture, someone } from '../testing/samples'

const spaced = film({
  more: [
    [0x0008, 0x0005, 'CS', 'ISO_IR 192'],
    [0x0010, 0x0010, 'PN', Buffer.from('CHEN^YUTONG=陈宇桐')],
    [0x0010, 0x0030, 'DA', '20090405'],
    [0x0018, 0x1164, 'DS', '0.11\\0.11'],
    [0x0028, 0x0030, 'DS', '0.1\\0.1'],
  ],
})

onEachEngine('a look at a file', bench => {
  test('tells what it is and says, with a small picture of it, and keeps nothing', async () => {
    const doctor = await bench().doctor()
    const { uuid } = await doctor.call('patientAdd', someone('别人'))
    const seen = await doctor.call('imageInspect', {}, spaced)
    expect(seen).toMatchObject({ format: 'dicom', width: 3, height: 2, bits: 12, bytes: spaced.length })
    expect(seen.fileScale).toEqual({ mmPerPixel: 0.1, provenance: 'dicom' })
    expect(seen.dicom?.patient).toMatchObject({ name: '陈宇桐', birthDate: '2009-04-05' })
    const preview = await sharp(Buffer.from(seen.preview, 'base64')).metadata()
    expect([preview.format, preview.width, preview.height]).toEqual(['jpeg', 3, 2])
    expect((await doctor.call('patientFind', { uuid })).name).toBe('别人')
    const kept = await readdir(join(bench().folder, 'files'), { recursive: true })
    expect(kept.filter(name => /[0-9a-f]{64}/.test(name))).toEqual([])
    expect(await readdir(join(bench().folder, 'files', 'arriving'))).toEqual([])
  })

  test('knows pictures and models of every kind, by what they hold', async () => {
    const doctor = await bench().doctor()
    const stl = Buffer.alloc(84 + 50)
    stl.writeUInt32LE(1, 80)
    const files = {
      jpeg: await picture('jpeg'),
      png: await picture('png'),
      webp: await picture('webp'),
      tiff: await picture('tiff'),
      heic,
      stl,
    }
    for (const [format, file] of Object.entries(files)) {
      const seen = await doctor.call('imageInspect', {}, file)
      expect([seen.format, seen.dicom, seen.preview.length > 0]).toEqual([format, null, format !== 'stl'])
    }
  })

  test('refuses what could not be kept', async () => {
    const doctor = await bench().doctor()
    const refused = (file: Uint8Array) => doctor.refusal('imageInspect', {}, file)
    expect(await refused(new Uint8Array())).toBe('FILE_EMPTY')
    expect(await refused(Buffer.from('<svg/>'))).toBe('IMAGE_FORMAT')
    expect(await refused((await picture()).subarray(0, 300))).toBe('IMAGE_BROKEN')
    expect(await refused(film({ syntax: '1.2.840.10008.1.2.4.100' }))).toBe('DICOM_COMPRESSION')
    expect(await doctor.refusal('imageInspect', { recordUuid: 'x' }, spaced)).toBe('INPUT_INVALID')
  })

  test('a film is kept with the scale it deserves, or the one the doctor chooses', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor, '王一')
    const slot = { recordUuid, type: 'Lateral_Ceph', name: 'IM_0001.dcm' } as const
    expect((await doctor.call('imageUpload', slot, spaced)).fileScale).toEqual({ mmPerPixel: 0.1, provenance: 'dicom' })
    const imager = await doctor.call('imageUpload', { ...slot, spacing: 'imager' }, spaced)
    expect(imager.fileScale).toEqual({ mmPerPixel: 0.11, provenance: 'detector' })
    expect((await doctor.call('imageUpload', { ...slot, spacing: 'none' }, spaced)).fileScale).toBeNull()
    expect((await doctor.call('patientFind', { uuid: caseUuid })).name).toBe('王一')
  })

  test('a file is handed out as our rendition or as bytes to save, never as what it claims to be', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const photo = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: '<b>.html' }, spaced)
    const types: (string | null)[][] = []
    for (const url of [photo.url, photo.previewUrl, photo.originalUrl]) {
      const { headers } = await fetch(bench().server.address + url)
      types.push([
        headers.get('content-type'),
        headers.get('x-content-type-options'),
        (headers.get('content-disposition') ?? '').split(';')[0] ?? '',
      ])
    }
    expect(types).toEqual([
      ['image/png', 'nosniff', 'inline'],
      ['image/jpeg', 'nosniff', 'inline'],
      ['application/octet-stream', 'nosniff', 'attachment'],
    ])
  })

  const shared = sharedSamples('')
  const there = existsSync(shared)
  test.skipIf(!there)(`real films and photos are kept${there ? '' : ` (skipped: no ${shared})`}`, async () => {
    const doctor = await bench().doctor()
    for (const name of ['film/B1893L12.jpg', 'photos/intraoral-front.jpg', 'photos/yaw90.png', 'dicom/dicom4ortho_test.dcm']) {
      const seen = await doctor.call('imageInspect', {}, await readFile(join(shared, name)))
      expect([name, seen.width > 100, seen.preview.length > 1000]).toEqual([name, true, true])
    }
    expect(await doctor.refusal('imageInspect', {}, await readFile(join(shared, 'dicom/rtstruct.dcm')))).toBe('DICOM_NO_PICTURE')
  })
})

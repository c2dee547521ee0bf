import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

onEachEngine('images', bench => {
  test('the original is kept byte for byte, under its hash, with its three renditions', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const file = await picture('png', { width: 1500, height: 900 })
    const photo = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: '片.png' }, file)
    const hash = createHash('sha256').update(file).digest('hex')
    expect(photo).toMatchObject({
      type: 'Lateral_Ceph',
      width: 1500,
      height: 900,
      name: '片.png',
      bytes: file.length,
      hash,
      fileScale: null,
    })
    expect((await readFile(join(bench().folder, 'files', photo.ossPath))).equals(file)).toBe(true)
    const sizes: number[][] = []
    for (const url of [photo.url, photo.previewUrl, photo.thumbUrl]) {
      const reply = await fetch(bench().server.address + url)
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
      const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
      sizes.push([width, height])
    }
    expect(sizes).toEqual([
      [1500, 900],
      [1000, 600],
      [224, 134],
    ])
    expect(await readdir(join(bench().folder, 'files', 'arriving'))).toEqual([])
  })

  test('a photo taken with a turned camera is upright: its size and its copy, not its original', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const file = await sharp(await picture('png', { width: 60, height: 40 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const photo = await doctor.call('imageUpload', { recordUuid, type: 'Frontal_Photo', name: 'x' }, file)
    expect([photo.width, photo.height]).toEqual([40, 60])
    const copy = await sharp(Buffer.from(await (await fetch(bench().server.address + photo.url)).arrayBuffer())).metadata()
    expect([copy.width, copy.height, copy.orientation]).toEqual([40, 60, undefined])
  })

  test('a rendition that was lost is made again', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const photo = await doctor.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'x' }, await picture())
    for (const kind of ['work', 'preview', 'thumb']) await rm(join(bench().folder, 'files', kind), { recursive: true })
    expect((await fetch(bench().server.address + photo.thumbUrl)).status).toBe(200)
    expect((await doctor.call('imageGet', { recordUuid })).Smile_Photo?.filename).toBe('x')
  })

  test('an address opens its file for 20 minutes at most, and no other file', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const photo = await doctor.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'x' }, await picture())
    const open = async (url: string) => (await fetch(bench().server.address + url)).status
    expect(await open(photo.url)).toBe(200)
    expect(await open(photo.url.replace('work', 'thumb'))).toBe(403)
    expect(await open(photo.url.replace(/expires=\d+/, 'expires=99999999999'))).toBe(403)
    expect(await open(photo.url.replace(/signature=.*/, 'signature=AAAA'))).toBe(403)
    expect(await open('/portal/file/get?path=..%2F..%2Fsella.sqlite&expires=99999999999&signature=x')).toBe(403)
    bench().clock.ahead += 1_201_000
    expect(await open(photo.url)).toBe(403)
  })

  test('what is no picture, broken, cut off, empty or too large is refused by what it holds, and leaves nothing', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const [jpeg, png] = [await picture('jpeg', { width: 400, height: 300 }), await picture('png', { width: 400, height: 300 })]
    const bomb = await sharp({
      create: { width: 12_000, height: 9000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    const cases: readonly (readonly [string, Uint8Array, string])[] = [
      ['empty', new Uint8Array(), 'FILE_EMPTY'],
      ['text', Buffer.from('hello'), 'IMAGE_FORMAT'],
      ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'IMAGE_FORMAT'],
      ['page', Buffer.from('<!doctype html><title>x</title>'), 'IMAGE_FORMAT'],
      ['gif', Buffer.from('GIF89a/*'), 'IMAGE_BROKEN'],
      ['pdf', Buffer.from('%PDF-1.7'), 'DOCUMENT_BROKEN'],
      ['cut jpeg', jpeg.subarray(0, jpeg.length / 2), 'IMAGE_BROKEN'],
      ['cut png', png.subarray(0, png.length / 2), 'IMAGE_BROKEN'],
      ['jpeg head on nothing', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(400, 7)]), 'IMAGE_BROKEN'],
      ['bomb', bomb, 'IMAGE_TOO_MANY_PIXELS'],
    ]
    for (const [name, file, reason] of cases)
      expect([name, await doctor.refusal('imageUpload', { recordUuid, type: 'Lateral_Ceph', name }, file)]).toEqual([
        name,
        reason,
      ])
    expect((await doctor.call('timebarGet', { caseUuid }))[0]?.photos).toEqual([])
    expect(await readdir(join(bench().folder, 'files', 'arriving'))).toEqual([])
  })

  test('a slot holds one image: the earlier goes to the bin, its original stays', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const slot = { recordUuid, type: 'Front_Intraoral' as const }
    const first = await doctor.call('imageUpload', { ...slot, name: '1' }, await picture('jpeg', { tone: 1 }))
    await doctor.call('imageUpload', { ...slot, name: '2' }, await picture('jpeg', { tone: 2 }))
    const [record] = await doctor.call('timebarGet', { caseUuid })
    expect(record?.photos.map(photo => photo.name)).toEqual(['2'])
    expect((await readFile(join(bench().folder, 'files', first.ossPath))).length).toBe(first.bytes)
  })

  test('an image moves to a free slot, and changes places with a taken one, also between records', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const { uuid: later } = await doctor.call('timebarAdd', { caseUuid, createday: '2026-06-01T09:00', type: 2 })
    const first = await doctor.call('imageUpload', { recordUuid, type: 'Frontal_Photo', name: 'one' }, await picture())
    const second = await doctor.call('imageUpload', { recordUuid: later, type: 'Smile_Photo', name: 'two' }, await picture('png'))
    const layout = async () =>
      (await doctor.call('timebarGet', { caseUuid })).map(record => record.photos.map(photo => `${photo.name} ${photo.type}`))
    expect((await doctor.call('imageMove', { uuid: first.uuid, recordUuid, type: 'Lateral_Photo' })).type).toBe('Lateral_Photo')
    expect(await layout()).toEqual([['one Lateral_Photo'], ['two Smile_Photo']])
    await doctor.call('imageMove', { uuid: first.uuid, recordUuid: later, type: 'Smile_Photo' })
    expect(await layout()).toEqual([['two Lateral_Photo'], ['one Smile_Photo']])
    await doctor.call('imageDelete', { uuid: second.uuid })
    expect(await layout()).toEqual([[], ['one Smile_Photo']])
    expect(await doctor.refusal('imageDelete', { uuid: second.uuid })).toBe('NOT_FOUND')
  })

  test('a surface model is kept as a file; a film in its place still is a picture', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const header = 'ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\n'
    const face = 'element face 1\nproperty list uchar int vertex_indices\nend_header\n'
    const ply = Buffer.from(`${header}${face}0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n`)
    const model = await doctor.call('imageUpload', { recordUuid, type: 'Upper_Model', name: 'u.ply' }, ply)
    expect(model).toMatchObject({ width: 0, height: 0, previewUrl: '' })
    const thumb = Buffer.from(await (await fetch(bench().server.address + model.thumbUrl)).arrayBuffer())
    expect((await sharp(thumb).metadata()).format).toBe('jpeg')
    expect(await (await fetch(bench().server.address + model.url)).text()).toContain('element face 1')
    expect(await doctor.refusal('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'u.ply' }, ply)).toBe('IMAGE_FORMAT')
    const stl = Buffer.alloc(84 + 50)
    stl.writeUInt32LE(1, 80)
    expect(await doctor.refusal('imageUpload', { recordUuid, type: 'Lower_Model', name: 'l.stl' }, stl)).toBe('DONE')
    expect(await doctor.refusal('imageUpload', { recordUuid, type: 'Lower_Model', name: 'l.stl' }, stl.subarray(0, 100))).toBe(
      'MODEL_BROKEN',
    )
  })

  test('a photograph of a cast is no surface model: it is neither stored nor moved as one', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const cast = await picture()
    expect(await doctor.refusal('imageUpload', { recordUuid, type: 'Upper_Model', name: 'cast.jpg' }, cast)).toBe(
      'IMAGE_KIND_UNFIT',
    )
    const photo = await doctor.call('imageUpload', { recordUuid, type: 'Upper_Occlusal', name: 'cast.jpg' }, cast)
    expect(await doctor.refusal('imageMove', { uuid: photo.uuid, recordUuid, type: 'Upper_Model' })).toBe('IMAGE_KIND_UNFIT')
  })
})

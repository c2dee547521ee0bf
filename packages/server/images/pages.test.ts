import { readFile } from 'node:fs/promises'
import { noEdit } from '@sella/contract/picture-edit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { exported, sendArchive } from '../testing/archives'
import { onEachEngine } from '../testing/each-engine'
import { pdfOf, tiffOf } from '../testing/paged-files'
import { caseWithRecord, picture } from '../testing/samples'

/** The first is dark at the left; the second is smaller, and dark at the top. */
const pages = [
  { width: 60, height: 40, grey: (x: number) => (x < 30 ? 10 : 240) },
  { width: 30, height: 50, grey: (_: number, y: number) => (y < 25 ? 10 : 240) },
] as const
const files = { tiff: tiffOf(pages), pdf: pdfOf(pages, 4) } as const
const seenAs = { first: [60, 40, true, false, true, false], second: [30, 50, true, true, false, false] }

const lookAt = async (file: Buffer): Promise<readonly (number | boolean)[]> => {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dark = (x: number, y: number) => (data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)] ?? 0) < 120
  return [info.width, info.height, dark(0.2, 0.2), dark(0.8, 0.2), dark(0.2, 0.8), dark(0.8, 0.8)]
}

onEachEngine('a file of several pages', bench => {
  const bytesAt = async (url: string) => Buffer.from(await (await fetch(bench().server.address + url)).arrayBuffer())
  const seen = async (url: string) => lookAt(await bytesAt(url))

  test.each(['tiff', 'pdf'] as const)(
    'a %s shows each of its pages before it is kept, and refuses one it has not',
    async format => {
      const doctor = await bench().doctor()
      for (const [page, expected] of [
        ['1', seenAs.first],
        ['2', seenAs.second],
      ] as const) {
        const looked = await doctor.call('imageInspect', { page }, files[format])
        expect([looked.format, looked.pages, looked.fileScale]).toEqual([format, 2, null])
        expect(await lookAt(Buffer.from(looked.preview, 'base64'))).toEqual(expected)
      }
      expect(await doctor.refusal('imageInspect', { page: '3' }, files[format])).toBe('IMAGE_BROKEN')
      expect((await doctor.call('imageInspect', {}, await picture())).pages).toBe(1)
    },
  )

  test.each(['tiff', 'pdf'] as const)('a %s is kept whole and shows the chosen page, through an edit and back', async format => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const slot = { recordUuid, type: 'Lateral_Ceph', name: `film.${format}` } as const
    const photo = await doctor.call('imageUpload', { ...slot, page: '2' }, files[format])
    expect([photo.width, photo.height, photo.fileScale, await seen(photo.url)]).toEqual([30, 50, null, seenAs.second])
    expect((await bytesAt(photo.originalUrl)).equals(files[format])).toBe(true)
    const turned = await doctor.call('imageEdit', { uuid: photo.uuid, recipe: { ...noEdit, page: 2, turn: 180 } })
    expect(await seen(turned.url)).toEqual([30, 50, false, false, true, true])
    expect(await seen((await doctor.call('imageEdit', { uuid: photo.uuid, recipe: null })).url)).toEqual(seenAs.second)
    const first = await doctor.call('imageUpload', { ...slot, ifTaken: 'beside' }, files[format])
    expect(await seen(first.url)).toEqual(seenAs.first)
    // A page that is a picture goes where pictures go.
    expect((await doctor.call('imageMove', { uuid: photo.uuid, recordUuid, type: 'Panoramic' })).width).toBe(30)
  })

  test('a PDF is a paper where a paper is wanted, and its pages keep their sizes in an archive beside it', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const paper = await doctor.call('imageUpload', { recordUuid, type: 'Document', name: 'letter.pdf' }, files.pdf)
    expect([paper.width, paper.height]).toEqual([0, 0])
    const { headers } = await fetch(bench().server.address + paper.originalUrl)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[0-9a-f]{64}\.pdf"$/)
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual(['application/octet-stream', 'nosniff'])
    expect(await doctor.refusal('imageMove', { uuid: paper.uuid, recordUuid, type: 'Panoramic' })).toBe('IMAGE_KIND_UNFIT')
    const add = (type: 'Panoramic' | 'Hand_Wrist', page: string) =>
      doctor.call('imageUpload', { recordUuid, type, name: 'scan.pdf', page }, files.pdf)
    await add('Panoramic', '2')
    await add('Hand_Wrist', '1')
    const archive = await readFile(await exported(bench(), doctor, `pages-${recordUuid}.zip`))
    const other = await bench().doctor()
    await sendArchive(bench(), other, archive)
    const { rows } = await other.call('patientGet', {})
    const [record] = await other.call('timebarGet', { caseUuid: rows[0]?.uuid ?? '' })
    const sizes = Object.fromEntries((record?.photos ?? []).map(({ type, width, height }) => [type, [width, height]]))
    expect(sizes).toEqual({ Document: [0, 0], Panoramic: [30, 50], Hand_Wrist: [60, 40] })
    const shown = record?.photos.find(({ type }) => type === 'Panoramic')
    expect(await seen(shown?.url ?? '')).toEqual(seenAs.second)
  })

  test('a PDF that ends too early or holds no page is refused, and so is one where no page is looked for', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const slot = { recordUuid, type: 'Lateral_Ceph', name: 'film.pdf' } as const
    expect(await doctor.refusal('imageUpload', slot, files.pdf.subarray(0, files.pdf.length - 40))).toBe('DOCUMENT_BROKEN')
    const hollow = Buffer.from('%PDF-1.4\nnothing of a page\n%%EOF')
    expect(await doctor.refusal('imageUpload', slot, hollow)).toBe('IMAGE_BROKEN')
    // A picture's place takes pages; a list of patients, a model's place, an avatar do not.
    expect(await doctor.refusal('avatarUpdate', {}, files.pdf)).toBe('IMAGE_FORMAT')
  })
})

import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from 'bmp-ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { type DicomFields, dicomFile } from '../../testing/dicom-file'
import { picture } from '../../testing/samples'
import { scaleOf } from './dicom'
import { readPicture } from './read'

let folder: string
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-intake-'))
})

const put = async (file: Uint8Array): Promise<string> => {
  const place = join(folder, String(++count))
  await writeFile(place, file)
  return place
}
const read = async (file: Uint8Array) => readPicture(await put(file))
const greys = async (file: Uint8Array) => {
  const { raster } = await read(file)
  return [...(await raster.open().toColourspace('b-w').extractChannel(0).raw({ depth: 'uchar' }).toBuffer())]
}
const refusal = (file: Uint8Array) =>
  read(file).then(
    () => 'DONE',
    error => error.code,
  )

describe('the common formats', () => {
  test.each(['jpeg', 'png', 'webp', 'tiff'] as const)('%s is known by its bytes and read at its size', async format => {
    const { format: known, raster } = await read(await picture(format))
    expect([known, raster.width, raster.height, raster.deep, raster.fileScale]).toEqual([format, 120, 80, false, null])
  })

  test('a film of 12 bits in 16 is spread over the greys', async () => {
    const pixels = Uint16Array.from({ length: 64 }, (_, i) => 1000 + i * 40)
    const file = await sharp(pixels, { raw: { width: 8, height: 8, channels: 1 } })
      .toColourspace('grey16')
      .png()
      .toBuffer()
    const { raster } = await read(file)
    expect(raster.deep).toBe(true)
    const seen = await greys(file)
    expect([seen[0], seen.at(-1)]).toEqual([0, 255])
    expect(Math.abs((seen[32] ?? 0) - 129.5)).toBeLessThan(3)
  })

  test('BMP keeps its colours, and one cut short is refused', async () => {
    const data = Buffer.from([255, 10, 20, 30, 255, 40, 50, 60, 255, 70, 80, 90, 255, 1, 2, 3])
    const file = encode({ data, width: 2, height: 2, bitPP: 24 } as never).data
    const { raster } = await read(file)
    expect([...(await raster.open().raw().toBuffer())]).toEqual([30, 20, 10, 60, 50, 40, 90, 80, 70, 3, 2, 1])
    expect(await refusal(file.subarray(0, file.length - 6))).toBe('IMAGE_BROKEN')
    const bomb = Buffer.from(file)
    bomb.writeInt32LE(60_000, 18)
    bomb.writeInt32LE(60_000, 22)
    expect(await refusal(bomb)).toBe('IMAGE_TOO_MANY_PIXELS')
  })

  test('an HEIC file without a picture, and AVIF, are refused', async () => {
    const box = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`)])
    expect(await refusal(box('heic'))).toBe('IMAGE_BROKEN')
    expect(await refusal(box('avif'))).toBe('IMAGE_FORMAT')
  })
})

describe('DICOM', () => {
  const film = (fields: Partial<DicomFields> = {}) =>
    dicomFile({
      rows: 2,
      columns: 3,
      allocated: 16,
      stored: 12,
      photometric: 'MONOCHROME2',
      pixels: [0, 100, 200, 300, 400, 500],
      ...fields,
    })

  test('12 bits are spread over the greys, bone bright', async () => {
    expect(await greys(film())).toEqual([0, 51, 102, 153, 204, 255])
    expect((await read(film())).raster).toMatchObject({ width: 3, height: 2, deep: true })
  })

  test('MONOCHROME1 is turned, so that bone is bright there too', async () => {
    expect(await greys(film({ photometric: 'MONOCHROME1' }))).toEqual([255, 204, 153, 102, 51, 0])
  })

  test('the window of the tags is kept', async () => {
    expect(await greys(film({ centre: 200.5, width: 201 }))).toEqual([0, 0, 128, 255, 255, 255])
  })

  test('slope and intercept come before the window; signed values are read as such', async () => {
    expect(await greys(film({ slope: 2, intercept: -100, centre: 200.5, width: 401 }))).toEqual([0, 64, 191, 255, 255, 255])
    const signed = film({ signed: 1, stored: 16, pixels: [-200, -100, 0, 100, 200, 300] })
    expect(await greys(signed)).toEqual([0, 51, 102, 153, 204, 255])
  })

  test('8 bits without a window stay as they are', async () => {
    expect(await greys(film({ allocated: 8, stored: 8, pixels: [7, 8, 9, 10, 11, 12] }))).toEqual([7, 8, 9, 10, 11, 12])
  })

  test('colour is read, by pixel and by plane, in RGB and YBR', async () => {
    const colour = async (fields: Partial<DicomFields>) => {
      const file = film({ rows: 1, columns: 2, samples: 3, allocated: 8, stored: 8, photometric: 'RGB', ...fields })
      return [...(await (await read(file)).raster.open().raw().toBuffer())]
    }
    expect(await colour({ pixels: [1, 2, 3, 4, 5, 6] })).toEqual([1, 2, 3, 4, 5, 6])
    expect(await colour({ planar: 1, pixels: [1, 4, 2, 5, 3, 6] })).toEqual([1, 2, 3, 4, 5, 6])
    expect(await colour({ photometric: 'YBR_FULL', pixels: [76, 85, 255, 128, 128, 128] })).toEqual([254, 0, 0, 128, 128, 128])
  })

  test('pixel data cut short, palettes and files without a picture are refused', async () => {
    expect(await refusal(film({ rows: 200, columns: 300 }))).toBe('IMAGE_BROKEN')
    expect(await refusal(film({ photometric: 'PALETTE COLOR' }))).toBe('IMAGE_FORMAT')
    expect(await refusal(film({ rows: 60_000, columns: 60_000 }))).toBe('IMAGE_TOO_MANY_PIXELS')
    expect(await refusal(film().subarray(0, 140))).toMatch(/IMAGE_(BROKEN|FORMAT)/)
  })

  test('the scale says whose plane it is', () => {
    const scale = (pixelSpacing: unknown[], imagerSpacing: unknown[], calibration: unknown[] = []) =>
      scaleOf({ pixelSpacing, imagerSpacing, calibration })
    expect(scale([0.25, 0.25], [0.5, 0.5])).toEqual({ mmPerPixel: 0.25, provenance: 'dicom' })
    expect(scale([], [0.1, 0.1])).toEqual({ mmPerPixel: 0.1, provenance: 'detector' })
    expect(scale([0.1, 0.1], [0.1, 0.1])).toEqual({ mmPerPixel: 0.1, provenance: 'detector' })
    expect(scale([0.1, 0.1], [0.1, 0.1], ['FIDUCIAL'])).toEqual({ mmPerPixel: 0.1, provenance: 'dicom' })
    expect(scale(['0.125\\0.125'], [])).toEqual({ mmPerPixel: 0.125, provenance: 'dicom' })
    for (const odd of [[0.1, 0.2], [0, 0], [-1, -1], ['x'], [1e9, 1e9]]) expect(scale(odd, [])).toBeNull()
  })

  const shared = join(process.env.SELLA_SHARED ?? join(import.meta.dirname, '../../../../../shared'), 'data/samples/dicom')
  const there = existsSync(shared)
  test.skipIf(!there)(
    `real files of three makers are read and one without a picture is refused${there ? '' : ` (skipped: no ${shared})`}`,
    async () => {
      const of = async (name: string) => (await readPicture(join(shared, name))).raster
      expect((await of('CT_JPEG70.dcm')).deep).toBe(true)
      expect((await of('MG_Explicit_Little.dcm')).fileScale).toEqual({ mmPerPixel: 0.25, provenance: 'dicom' })
      expect((await of('dicom4ortho_test.dcm')).width).toBeGreaterThan(100)
      await expect(readPicture(join(shared, 'rtstruct.dcm'))).rejects.toMatchObject({ code: 'IMAGE_FORMAT' })
    },
  )
})

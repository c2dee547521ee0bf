import { encode } from 'bmp-ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { heic, jpeg2000, ramp, rampPixels } from '../../testing/codestreams'
import { colours, greys, read, refusal } from '../../testing/intake'
import { picture } from '../../testing/samples'
import { tiffFile } from '../../testing/tiff-file'

describe('the common formats', () => {
  test.each(['jpeg', 'png', 'webp', 'tiff'] as const)('%s is known by its bytes and read at its size', async format => {
    const { format: readFormat, raster } = await read(await picture(format))
    expect([readFormat, raster.width, raster.height, raster.bits, raster.deep, raster.fileScale]).toEqual([
      format,
      120,
      80,
      8,
      false,
      null,
    ])
  })

  const twelve = Array.from({ length: 64 }, (_, i) => 1000 + i * 40)
  const sixteen = { width: 8, height: 8, bits: 16 } as const
  const png = () =>
    sharp(Uint16Array.from(twelve), { raw: { width: 8, height: 8, channels: 1 } })
      .toColourspace('grey16')
      .png()
      .toBuffer()
  const tiff = async () => tiffFile([{ ...sixteen, pixels: twelve }])

  test.each([
    ['png', png],
    ['tiff', tiff],
  ])('a film of 12 bits in 16 is spread over the greys: %s', async (_, make) => {
    const file = await make()
    const { raster } = await read(file)
    expect([raster.deep, raster.bits]).toEqual([true, 16])
    const seen = await greys(file)
    expect([seen[0], seen.at(-1)]).toEqual([0, 255])
    expect(Math.abs((seen[32] ?? 0) - 129.5)).toBeLessThan(3)
  })

  test('a film whose lowest value is white comes out with bone bright', async () => {
    const seen = await greys(tiffFile([{ ...sixteen, photometric: 0, pixels: twelve }]))
    expect([seen[0], seen.at(-1)]).toEqual([255, 0])
    const eight = tiffFile([{ width: 2, height: 1, bits: 8, photometric: 0, pixels: [0, 255] }])
    expect(await greys(eight)).toEqual([255, 0])
  })

  test('of a TIFF of several pages the first is read; floating point is refused', async () => {
    const page = (tone: number) => ({ width: 8, height: 4, bits: 8, pixels: Array<number>(32).fill(tone) }) as const
    const pages = tiffFile([page(10), { ...page(200), height: 2 }])
    expect((await sharp(pages).metadata()).pages).toBe(2)
    const { raster } = await read(pages)
    expect([raster.width, raster.height, (await greys(pages))[0]]).toEqual([8, 4, 10])
    const float = tiffFile([{ width: 2, height: 1, bits: 32, float: true, pixels: [0.2, 0.8] }])
    expect(await refusal(float)).toBe('IMAGE_FORMAT')
  })
})

describe('the way a camera was held', () => {
  // Where the upper left corner of the scene lies in a file of each orientation: column and row of four by two fields.
  const stored: readonly (readonly [number, readonly number[]])[] = [
    [1, [0, 1, 2, 3]],
    [2, [1, 0, 3, 2]],
    [3, [3, 2, 1, 0]],
    [4, [2, 3, 0, 1]],
    [5, [0, 2, 1, 3]],
    [6, [1, 3, 0, 2]],
    [7, [3, 1, 2, 0]],
    [8, [2, 0, 3, 1]],
  ]
  const tones = [10, 90, 170, 250]

  test.each(['jpeg', 'tiff', 'webp', 'png'] as const)('all eight orientations of a %s come out upright', async format => {
    for (const [orientation, fields] of stored) {
      const turned = orientation > 4
      const [width, height] = turned ? [32, 48] : [48, 32]
      const toneAt = (x: number, y: number): number => tones[fields[(x < width / 2 ? 0 : 1) + (y < height / 2 ? 0 : 2)] ?? 0] ?? 0
      const pixels = Buffer.from(Array.from({ length: width * height }, (_, i) => toneAt(i % width, Math.floor(i / width))))
      const file = await sharp(pixels, { raw: { width, height, channels: 1 } })
        .withMetadata({ orientation })
        .toFormat(format)
        .toBuffer()
      const { raster } = await read(file)
      expect([orientation, raster.width, raster.height]).toEqual([orientation, 48, 32])
      const seen = await greys(file)
      const corners = [seen[0], seen[47], seen[31 * 48], seen[32 * 48 - 1]]
      for (const [i, tone] of corners.entries())
        expect([orientation, Math.abs((tone ?? 0) - (tones[i] ?? 0)) < 6]).toEqual([orientation, true])
    }
  })
})

describe('BMP', () => {
  const data = Buffer.from([255, 10, 20, 30, 255, 40, 50, 60, 255, 70, 80, 90, 255, 1, 2, 3])
  const file = (encode({ data, width: 2, height: 2, bitPP: 24 } as never) as { data: Buffer }).data

  test('keeps its colours, also with a gap before the pixels', async () => {
    const expected = [30, 20, 10, 60, 50, 40, 90, 80, 70, 3, 2, 1]
    expect(await colours(file)).toEqual(expected)
    const gap = Buffer.concat([file.subarray(0, 54), Buffer.alloc(10, 0xee), file.subarray(54)])
    gap.writeUInt32LE(64, 10)
    expect(await colours(gap)).toEqual(expected)
  })

  test('a grey film of 8 bits with a palette is read from the bottom up', async () => {
    const head = Buffer.alloc(54 + 1024)
    head.write('BM')
    for (const [at, value] of [
      [2, 1086],
      [10, 1078],
      [14, 40],
      [18, 3],
      [22, 2],
      [46, 256],
    ] as const)
      head.writeUInt32LE(value, at)
    head.writeUInt16LE(1, 26)
    head.writeUInt16LE(8, 28)
    for (let i = 0; i < 256; i++) head.fill(i, 54 + 4 * i, 57 + 4 * i)
    expect(await greys(Buffer.concat([head, Buffer.from([1, 2, 3, 0, 4, 5, 6, 0])]))).toEqual([4, 5, 6, 1, 2, 3])
  })

  test('one cut short, one too large, of unknown depth or with a picture inside is refused', async () => {
    expect(await refusal(file.subarray(0, file.length - 6))).toBe('IMAGE_BROKEN')
    expect(await refusal(file.subarray(0, 20))).toBe('IMAGE_BROKEN')
    const changed = (change: (copy: Buffer) => void) => {
      const copy = Buffer.from(file)
      change(copy)
      return refusal(copy)
    }
    expect(await changed(copy => copy.writeInt32LE(60_000, 18) && copy.writeInt32LE(60_000, 22))).toBe('IMAGE_TOO_MANY_PIXELS')
    expect(await changed(copy => copy.writeInt32LE(-1, 18))).toBe('IMAGE_BROKEN')
    expect(await changed(copy => copy.writeUInt16LE(64, 28))).toBe('IMAGE_FORMAT')
    expect(await changed(copy => copy.writeUInt32LE(4, 30))).toBe('IMAGE_FORMAT')
    expect(await changed(copy => copy.writeUInt32LE(0xffffffff, 46))).toBe('IMAGE_BROKEN')
  })
})

describe('HEIC', () => {
  test('a picture as phones write it keeps its colours', async () => {
    const { format, raster } = await read(heic)
    expect([format, raster.width, raster.height]).toEqual(['heic', 64, 48])
    const seen = await colours(heic)
    const at = (x: number, y: number) => seen.slice((y * 64 + x) * 3, (y * 64 + x) * 3 + 3)
    for (const [place, colour] of [
      [at(8, 8), [220, 30, 30]],
      [at(56, 8), [30, 220, 30]],
      [at(8, 40), [30, 30, 220]],
    ] as const)
      expect(place.every((value, i) => Math.abs(value - (colour[i] ?? 0)) < 25)).toBe(true)
  })

  test('one cut short, one without a picture, and AVIF, are refused', async () => {
    const box = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`)])
    for (const length of [40, 200, 400, heic.length - 100]) expect(await refusal(heic.subarray(0, length))).toBe('IMAGE_BROKEN')
    expect(await refusal(box('heic'))).toBe('IMAGE_BROKEN')
    expect(await refusal(box('avif'))).toBe('IMAGE_FORMAT')
  })
})

describe('formats that come seldom', () => {
  test('of a GIF the first picture is read', async () => {
    const picture = (tone: string) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background: tone } })
        .png()
        .toBuffer()
    const frames = await Promise.all(['#fff', '#000'].map(picture))
    const file = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(file).metadata()).pages).toBe(2)
    const { format, raster } = await read(file)
    expect([format, raster.width, raster.height, (await greys(file))[0]]).toEqual(['gif', 20, 10, 255])
  })

  test('JPEG 2000 in grey of 12 bits comes as it was, spread over the greys; in colour with its colours', async () => {
    const { format, raster } = await read(jpeg2000.ramp)
    expect([format, raster.width, raster.height, raster.bits, raster.deep]).toEqual([
      'jpeg2000',
      ramp.width,
      ramp.height,
      12,
      true,
    ])
    const [low, high] = [Math.min(...rampPixels), Math.max(...rampPixels)]
    const seen = await greys(jpeg2000.ramp)
    for (const [i, value] of rampPixels.entries())
      expect(Math.abs((seen[i] ?? 0) - ((value - low) * 255) / (high - low))).toBeLessThan(1)
    const { data } = await (await read(jpeg2000.fields)).raster.open().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * 16 + x) * 3, (y * 16 + x) * 3 + 3)]
    expect([at(2, 2), at(12, 2), at(2, 9), at(12, 9)]).toEqual([
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [128, 128, 128],
    ])
  })

  test('JPEG 2000 that is cut, or claims more than it has, is refused before it is decoded', async () => {
    for (const length of [20, 60, 120, jpeg2000.ramp.length - 20])
      expect(await refusal(jpeg2000.ramp.subarray(0, length))).toBe('IMAGE_BROKEN')
    const huge = Buffer.from(jpeg2000.ramp)
    huge.writeUInt32BE(60_000, huge.indexOf('ff51', 0, 'hex') + 6)
    huge.writeUInt32BE(60_000, huge.indexOf('ff51', 0, 'hex') + 10)
    expect(await refusal(huge)).toBe('IMAGE_TOO_MANY_PIXELS')
  })
})

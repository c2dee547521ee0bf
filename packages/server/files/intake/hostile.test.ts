import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { codestreams } from '../../testing/codestreams'
import { syntaxes } from '../../testing/dicom-file'
import { film, read, refusal } from '../../testing/intake'
import { picture } from '../../testing/samples'
import { tiffFile } from '../../testing/tiff-file'
import { inThread } from './decode-thread'
import { parseDicom } from './dicom-thread'

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc = (bytes: Buffer): number => (bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), -1) ^ -1) >>> 0
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
/** A PNG that claims any size and holds a thousand zero bytes. */
const pngOf = (width: number, height: number): Buffer => {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const archiveEnd = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])

describe('bombs', () => {
  test('a small file that claims to be huge is refused before it is decoded', async () => {
    for (const [width, height] of [
      [30_000, 30_000],
      [70_000, 10],
    ] as const)
      expect([width, await refusal(pngOf(width, height))]).toEqual([width, 'IMAGE_TOO_MANY_PIXELS'])
    const tiff = tiffFile([{ width: 60_000, height: 60_000, bits: 8, pixels: [0] }])
    expect(await refusal(tiff)).toBe('IMAGE_TOO_MANY_PIXELS')
  })

  test('a file that promises more pixels than it holds is broken, not grey', async () => {
    const { raster } = await read(pngOf(5000, 5000))
    await expect(raster.open().toBuffer()).rejects.toThrow()
    const { raster: tiff } = await read(tiffFile([{ width: 3000, height: 3000, bits: 8, pixels: [0] }]))
    await expect(tiff.open().jpeg().toBuffer()).rejects.toThrow()
  })
})

describe('what is something else, whatever it is called', () => {
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['SVG behind a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a script', 'alert(1)//'],
    ['PDF', '%PDF-1.7\n'],
    ['an archive', 'PK\x03\x04'],
    ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1'],
    ['a program', 'MZ\x90\0'],
    ['BigTIFF', 'II+\0\x08\0\0\0'],
    ['nothing', ''],
    ['a byte', '\xff'],
  ])('%s is no picture', async (_, bytes) => {
    expect(await refusal(Buffer.from(bytes, 'latin1'))).toBe('IMAGE_FORMAT')
  })

  test('a picture that carries a page, a document, a program or an archive is refused', async () => {
    const [jpeg, png] = [await picture('jpeg'), await picture('png')]
    const comment = (text: string) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(text.length + 2)
      return Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe]),
        length,
        Buffer.from(text, 'latin1'),
        jpeg.subarray(2),
      ])
    }
    const dicom = film()
    const preamble = Buffer.concat([Buffer.from('MZ'), dicom.subarray(2)])
    const cases: Record<string, Buffer> = {
      'page in a comment': comment('<html><body>'),
      'script in a comment': comment('*/=<ScRiPt>alert(1)</script>'),
      'script after the end': Buffer.concat([jpeg, Buffer.alloc(1_000_000 - jpeg.length - 4), Buffer.from('<script src=x>')]),
      'archive after the end': Buffer.concat([png, archiveEnd]),
      'document in a comment': comment('%PDF-1.4'),
      'program before a film': preamble,
      'text in a PNG': Buffer.concat([
        png.subarray(0, 33),
        chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
        png.subarray(33),
      ]),
    }
    for (const [name, file] of Object.entries(cases)) expect([name, await refusal(file)]).toEqual([name, 'IMAGE_CARRIES'])
  })

  test('what a camera writes beside a photo is none of these', async () => {
    const jpeg = await sharp(await picture())
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>')
      .withMetadata({ orientation: 1 })
      .jpeg()
      .toBuffer()
    const motion = Buffer.concat([jpeg, Buffer.from('\0\0\0\x18ftypmp42 MotionPhoto_Data PK\x05\x06 <scripture>')])
    expect(await refusal(motion)).toBe('DONE')
  })
})

describe('truncated files', () => {
  test.each(['jpeg', 'png', 'webp', 'tiff'] as const)('a %s cut anywhere is refused or never shown', async format => {
    const file = await picture(format, { width: 200, height: 150 })
    for (const part of [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97]) {
      const cut = file.subarray(0, Math.floor(file.length * part))
      const shown = read(cut).then(({ raster }) => raster.open().jpeg().toBuffer())
      await expect([
        part,
        await shown.then(
          () => 'SHOWN',
          () => 'REFUSED',
        ),
      ]).toEqual([part, 'REFUSED'])
    }
  })
})

describe('the thread decoders run in', () => {
  test('is ended when it takes too long, and refuses as broken', async () => {
    const start = performance.now()
    await expect(inThread({ script: 'for (;;) {}', data: {}, patience: 300 })).rejects.toMatchObject({ code: 'IMAGE_BROKEN' })
    expect(performance.now() - start).toBeLessThan(10_000)
  })

  test('is not called broken for what the machine had no time for: it goes on, or is to be sent again', async () => {
    const idle = (ms: number) => `await new Promise(done => setTimeout(done, ${ms})); return { done: 1 }`
    expect(await inThread({ script: idle(900), data: {}, patience: 400 })).toBe(1)
    const wait = { data: {}, patience: 5000, longest: 600 }
    await expect(inThread({ script: idle(60_000), ...wait })).rejects.toMatchObject({ code: 'BUSY' })
  })

  test('is ended when it fills the memory, and the server goes on', async () => {
    const greedy = 'const all = []; for (;;) all.push(new Array(1e6).fill({}).map(() => ({ a: 1 })))'
    await expect(inThread({ script: greedy, data: {}, megabytes: 64, patience: 60_000 })).rejects.toMatchObject({
      code: 'IMAGE_BROKEN',
    })
  })

  test('whatever goes wrong in it is a refusal', async () => {
    for (const script of ['throw new Error("x")', 'process.exit(1)', 'return { refused: "IMAGE_BROKEN" }', 'syntax error here'])
      await expect(inThread({ script, data: {} })).rejects.toMatchObject({ code: 'IMAGE_BROKEN' })
  })

  test('a film is given up when its time is over', async () => {
    await expect(parseDicom(film(), { patience: 1 })).rejects.toMatchObject({ code: 'IMAGE_BROKEN' })
  })
})

test('an encapsulated file whose fragments are something else is refused', async () => {
  const ramp = { rows: 12, columns: 16 } as const
  for (const frame of [Buffer.from('no stream'), Buffer.alloc(100), codestreams.jpegLs.subarray(0, 30), Buffer.alloc(0)])
    expect(await refusal(film({ ...ramp, syntax: syntaxes.jpegLs, frames: [frame] }))).toBe('IMAGE_BROKEN')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codestreams, ramp, rampPixels } from '../../testing/codestreams'
import { type DicomElement, syntaxes } from '../../testing/dicom-file'
import { film, greysOf, read, refusal } from '../../testing/intake'

const size = { rows: ramp.height, columns: ramp.width } as const
const more: readonly DicomElement[] = [
  [0x0008, 0x0005, 'CS', 'ISO_IR 192'],
  [0x0010, 0x0010, 'PN', Buffer.from('CHEN^YUTONG=陈宇桐')],
  [0x0018, 0x1164, 'DS', '0.11\\0.11'],
  [0x0028, 0x0030, 'DS', '0.1\\0.1'],
]

/** One empty item. */
const sequence: DicomElement = [0x0008, 0x1140, 'SQ', Buffer.from('feff00e000000000', 'hex')]

/** A good file of every kind we decode. */
const good: readonly Buffer[] = [
  ...(['explicit', 'implicit', 'bigEndian'] as const).map(name =>
    film({ ...size, more: name === 'bigEndian' ? more : [...more, sequence], pixels: rampPixels, syntax: syntaxes[name] }),
  ),
  ...(['jpegLossless', 'jpegLs', 'runLength'] as const).map(name =>
    film({ ...size, more: [...more, sequence], frames: [codestreams[name]], syntax: syntaxes[name] }),
  ),
]

/** Codes by which a damaged film may be refused. */
const refusals = /^(IMAGE_(BROKEN|FORMAT|TOO_MANY_PIXELS|CARRIES)|DICOM_(NO_PICTURE|COMPRESSION|PIXEL_SHAPE))$/

/** Reads a file to its last pixel: either a whole picture, or a refusal in our words, and soon. */
const survives = async (file: Buffer): Promise<void> => {
  const start = performance.now()
  const outcome = await read(file).then(
    async ({ raster }) => ({ pixels: (await greysOf(raster)).length, area: raster.width * raster.height, dicom: raster.dicom }),
    error => ({ code: String(error.code) }),
  )
  expect(performance.now() - start).toBeLessThan(40_000)
  if ('code' in outcome) expect(outcome.code).toMatch(refusals)
  else {
    expect(outcome.pixels).toBe(outcome.area)
    for (const value of [outcome.dicom?.spacing.pixel, outcome.dicom?.spacing.imager]) expect(Number.isNaN(value)).toBe(false)
    expect(outcome.dicom?.patient.name ?? '').not.toMatch(/\p{Cc}/u)
  }
}

const runs = Number(process.env.SELLA_FUZZ_RUNS ?? 40)
const minutes = 60_000 * Math.max(3, runs / 40)

test('every good file is read', async () => {
  for (const file of good) {
    const { raster } = await read(file)
    expect([raster.width, raster.dicom?.patient.name, raster.fileScale?.mmPerPixel]).toEqual([ramp.width, '陈宇桐', 0.1])
  }
})

/** Closes the pixel data of a compressed file, and a byte that may fill up the frame before it. */
const closing = 9

test('a film cut anywhere is a clear refusal, never a crash and never half a picture', { timeout: minutes }, async () => {
  const anywhere = fc.record({ file: fc.constantFrom(...good), part: fc.double({ min: 0, max: 1, noNaN: true }) })
  await fc.assert(
    fc.asyncProperty(anywhere, async ({ file, part }) => {
      const cut = file.subarray(0, Math.floor(part * (file.length - closing)))
      expect(await refusal(cut)).toMatch(refusals)
    }),
    { numRuns: 2 * runs },
  )
})

test('a film with flipped bits is read or refused, never a crash', { timeout: minutes }, async () => {
  const flip = fc.record({ at: fc.double({ min: 0, max: 0.999999, noNaN: true }), bit: fc.nat(7) })
  const flipped = fc.record({ file: fc.constantFrom(...good), flips: fc.array(flip, { minLength: 1, maxLength: 12 }) })
  await fc.assert(
    fc.asyncProperty(flipped, async ({ file, flips }) => {
      const copy = Buffer.from(file)
      for (const { at, bit } of flips) {
        const place = 132 + Math.floor(at * (copy.length - 132))
        copy[place] = (copy[place] ?? 0) ^ (1 << bit)
      }
      await survives(copy)
    }),
    { numRuns: runs },
  )
})

test('lengths and counts set to their extremes are read or refused', { timeout: minutes }, async () => {
  const extreme = fc.record({
    file: fc.constantFrom(...good),
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    bytes: fc.constantFrom(
      'ffffffff',
      'ffff',
      '00000000',
      '0000',
      'fffffffe',
      '7fffffff',
      'feff00e0ffffffff',
      'feffdde000000000',
    ),
  })
  await fc.assert(
    fc.asyncProperty(extreme, async ({ file, at, bytes }) => {
      const copy = Buffer.from(file)
      copy.write(bytes, 132 + Math.floor(at * (copy.length - 140)), 'hex')
      await survives(copy)
    }),
    { numRuns: runs },
  )
})

test('noise behind the magic is refused', { timeout: minutes }, async () => {
  const start = film().subarray(0, 170)
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 0, maxLength: 3000 }), async noise => survives(Buffer.concat([start, noise]))),
    { numRuns: runs },
  )
})

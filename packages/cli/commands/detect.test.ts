import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makePhantom } from '@sella/drawing/phantom/phantom'
import { dicomFile } from '@sella/server/testing/dicom-file'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WrongUsage } from '../command'
import { detect } from './detect'

const root = fileURLToPath(new URL('../../..', import.meta.url))

interface Answer {
  readonly porion: string
  readonly landmarks: Readonly<Record<string, { readonly origin: string; readonly expectedErrorPx: number }>>
}

describe('sella detect', () => {
  let folder: string
  let film: string
  /** What is read of the film where nothing is asked for. */
  let free: Answer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sella-detect-'))
    film = join(folder, 'film.jpg')
    const { pixels, width, height } = makePhantom({ seed: 3, width: 700 })
    await sharp(pixels, { raw: { width, height, channels: 1 } })
      .jpeg()
      .toFile(film)
    free = JSON.parse(await run(film, '--json'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const run = async (...args: string[]) => {
    const lines: string[] = []
    await detect.run({ args, root, out: line => void lines.push(line), err: () => undefined })
    return lines.join('')
  }

  test('places porion by the definition asked for and says which it is', { timeout: 120_000 }, async () => {
    const answers: Answer[] = []
    for (const porion of ['anatomic', 'machine']) answers.push(JSON.parse(await run(film, '--json', '--porion', porion)))
    expect(answers.map(({ porion }) => porion)).toEqual(['anatomic', 'machine'])
    // One of the two matches the definition that the film's readers would follow: that one is the detected point.
    expect(answers.find(({ porion }) => porion === free.porion)?.landmarks.Po).toEqual(free.landmarks.Po)
    expect(answers.map(({ landmarks }) => landmarks.Po?.origin).toSorted()).toEqual(['detected', 'estimated'])
    expect(answers.map(({ landmarks }) => landmarks.S)).toEqual([free.landmarks.S, free.landmarks.S])
  })

  test('refuses before anything is printed when one of the pictures is missing, empty, no picture or cut off', async () => {
    const place = (name: string) => join(folder, name)
    const whole = await readFile(film)
    await Promise.all([
      writeFile(place('empty.jpg'), ''),
      writeFile(place('text.jpg'), 'a text'),
      writeFile(place('cut.jpg'), whole.subarray(0, whole.length / 2)),
    ])
    const lines: string[] = []
    const out = (line: string) => void lines.push(line)
    for (const [name, why] of Object.entries({ none: 'no file', empty: 'empty', text: 'not supported', cut: 'incomplete' }))
      await expect(
        detect.run({ args: [film, place(`${name}.jpg`), '--json'], root, out, err: () => undefined }),
        name,
      ).rejects.toThrow(new RegExp(why))
    expect(lines).toEqual([])
  })

  test('tells the error in pixels of the film, and in mm by the scale a DICOM film states', { timeout: 60_000 }, async () => {
    const { data, info } = await sharp(film).greyscale().raw().toBuffer({ resolveWithObject: true })
    const place = join(folder, 'film.dcm')
    const picture = { rows: info.height, columns: info.width, allocated: 8, stored: 8, photometric: 'MONOCHROME2' } as const
    const more = [[0x18, 0x1164, 'DS', '0.4\\0.4']] as const
    await writeFile(place, dicomFile({ ...picture, pixels: [...data], more }))
    const { expectedErrorPx, expectedErrorMm } = JSON.parse(await run(place, '--json')).landmarks.S
    // The same picture, whose file states no scale.
    expect(expectedErrorPx).toBe(free.landmarks.S?.expectedErrorPx)
    expect(expectedErrorMm).toBeCloseTo(0.4 * expectedErrorPx, 9)
  })

  test('tells people what was noticed about the picture, and the porion', { timeout: 60_000 }, async () => {
    const mirrored = join(folder, 'mirrored.png')
    await sharp(film).flop().negate().png().toFile(mirrored)
    const [title = '', first = ''] = (await run(mirrored, '--lang', 'en')).split('\n')
    expect(title).toMatch(/ms · mirrored · negative · porion (anatomic|machine)/)
    expect(first).toMatch(/^S +[\d.]+ +[\d.]+ +detected +\d+% +±\d\.\d mm$/)
    expect(await run(mirrored)).toMatch(/· 左右翻转 · 负片 · 耳点/)
  })

  test('refuses a definition nobody knows', async () => {
    await expect(run(film, '--porion', 'upper')).rejects.toThrow(WrongUsage)
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makePhantom } from '@sella/drawing/phantom/phantom'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WrongUsage } from '../command'
import { detect } from './detect'

const root = fileURLToPath(new URL('../../..', import.meta.url))

describe('sella detect', () => {
  let folder: string
  let film: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sella-detect-'))
    film = join(folder, 'film.jpg')
    const { pixels, width, height } = makePhantom({ seed: 3 })
    await writeFile(
      film,
      await sharp(pixels, { raw: { width, height, channels: 1 } })
        .resize(700)
        .jpeg()
        .toBuffer(),
    )
  })
  afterAll(() => rm(folder, { recursive: true }))

  const run = async (...args: string[]) => {
    const lines: string[] = []
    await detect.run({ args, root, out: line => void lines.push(line), err: () => undefined })
    return lines.join('')
  }

  test('places porion by the definition asked for and says which it is', { timeout: 120_000 }, async () => {
    const lines = [
      await run(film, '--json'),
      await run(film, '--json', '--porion', 'anatomic'),
      await run(film, '--json', '--porion', 'machine'),
    ]
    const [free, anatomic, machine] = lines.map(line => JSON.parse(line))
    expect([anatomic.porion, machine.porion]).toEqual(['anatomic', 'machine'])
    expect(['anatomic', 'machine']).toContain(free.porion)
    // One of the two is what the film's readers would follow: that one is the point as it is detected.
    expect(free.landmarks.Po).toEqual({ anatomic, machine }[free.porion as 'machine'].landmarks.Po)
    expect([anatomic, machine].map(found => found.landmarks.Po.origin).toSorted()).toEqual(['detected', 'estimated'])
    expect(anatomic.landmarks.S).toEqual(machine.landmarks.S)
  })

  test('refuses a definition nobody knows', async () => {
    await expect(run(film, '--porion', 'upper')).rejects.toThrow(WrongUsage)
  })
})

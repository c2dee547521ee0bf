import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { greyPixels } from './film'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-film-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Every grey once, row by row, three colours a pixel. */
const greys = Uint8Array.from({ length: 256 * 3 }, (_, i) => Math.floor(i / 3))
const stored = async (name: string, colours: Uint8Array) => {
  const place = join(folder, name)
  await sharp(colours, { raw: { width: 16, height: 16, channels: 3 } })
    .png()
    .toFile(place)
  return place
}
/** As worked out for a coloured picture. */
const asColour = async (place: string) =>
  new Uint8Array(await sharp(place).toColourspace('srgb').toColourspace('b-w').extractChannel(0).raw().toBuffer())

describe('the greys of a picture file', () => {
  test('of a grey picture are its own, those that working out its colours would give', async () => {
    const place = await stored('grey.png', greys)
    const { width, height, pixels } = await greyPixels(place)
    expect([width, height, pixels.length]).toEqual([16, 16, 256])
    expect([...pixels]).toEqual(Array.from({ length: 256 }, (_, i) => i))
    expect([...pixels]).toEqual([...(await asColour(place))])
  })

  for (const channel of [0, 1, 2])
    test(`with one pixel in colour (${channel}) are worked out from all colours`, async () => {
      const place = await stored(
        `colour-${channel}.png`,
        greys.map((v, i) => (i === 750 + channel ? 0 : v)),
      )
      const { pixels } = await greyPixels(place)
      expect(pixels[250]).not.toBe(250)
      expect([...pixels]).toEqual([...(await asColour(place))])
    })

  test('of a one-channel and of a transparent picture', async () => {
    const single = join(folder, 'single.png')
    const clear = join(folder, 'clear.png')
    await sharp(Buffer.from(Array.from({ length: 256 }, (_, i) => i)), { raw: { width: 16, height: 16, channels: 1 } })
      .toColourspace('b-w')
      .png()
      .toFile(single)
    await sharp(await stored('again.png', greys))
      .ensureAlpha(0)
      .png()
      .toFile(clear)
    expect([...(await greyPixels(single)).pixels]).toEqual(Array.from({ length: 256 }, (_, i) => i))
    expect(new Set((await greyPixels(clear)).pixels)).toEqual(new Set([0]))
  })
})

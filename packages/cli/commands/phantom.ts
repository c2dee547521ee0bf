import { writeFile } from 'node:fs/promises'
import { makePhantom } from '@sella/drawing/phantom/phantom'
import sharp from 'sharp'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { oneOf, readOptions, wholeNumber } from '../options'
import { refused } from '../refusals'

const options = {
  seed: { type: 'string', default: '1' },
  out: { type: 'string', short: 'o' },
  json: { type: 'string' },
  class: { type: 'string', default: 'I' },
  mirror: { type: 'boolean', default: false },
  width: { type: 'string', default: '1935' },
} as const

const writeOut = (place: string, content: string | Buffer): Promise<void> =>
  writeFile(place, content).catch(error => {
    throw refused('cannotWrite', place, error)
  })

/** A synthetic lateral film and its exact landmarks, in the input format of `analyze`. */
export const phantom: Command = {
  usage: 'sella phantom [--seed N] [-o film.png] [--json points.json] [--class I|II|III] [--mirror] [--width W]',
  does: 'draws a synthetic lateral film with known landmarks',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    const film = makePhantom({
      seed: wholeNumber(values.seed, '--seed', { min: 0, max: 2 ** 31 - 1 }),
      skeletalClass: oneOf(values.class, '--class', ['I', 'II', 'III']),
      mirror: values.mirror,
      width: wholeNumber(values.width, '--width', { min: 400, max: 4000 }),
    })
    const png = values.out
      ? await sharp(film.pixels, { raw: { width: film.width, height: film.height, channels: 1 } })
          .png()
          .toBuffer()
      : null
    const [ruler0, ruler1] = film.ruler.ends.map(({ x, y }) => [x, y])
    const points = {
      landmarks: Object.fromEntries(Object.entries(film.landmarks).map(([name, { x, y }]) => [name, [x, y]])),
      ruler0,
      ruler1,
      rulerdistance: film.ruler.mm,
    }
    const text = `${JSON.stringify(points, null, 1)}\n`
    if (png && values.out) await writeOut(values.out, png)
    if (values.json && values.json !== '-') await writeOut(values.json, text)
    if (values.json === '-' || (!values.out && !values.json)) out(text)
  },
}

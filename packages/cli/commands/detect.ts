import { basename, join } from 'node:path'
import { type PorionChoice, porionChoice } from '@sella/contract/calls/detection'
import { errorText } from '@sella/contract/errors'
import { openDetector } from '@sella/detect/onnx-node'
import { greyPixels } from '@sella/server/detection/film'
import { readPicture } from '@sella/server/files/intake/read'
import { Refusal } from '@sella/server/http/refusal'
import type { Command } from '../command'
import { Refused, WrongUsage } from '../command'
import { readOptions } from '../options'
import { table } from '../table'

const inWords = (path: string, error: unknown): Refused => {
  if (error instanceof Refusal) return new Refused(`${path}: ${errorText(error.code, 'en', error.details)}`)
  return new Refused(`cannot read ${path}`)
}

const options = { json: { type: 'boolean', default: false }, porion: { type: 'string', default: 'film' } } as const

const porionFrom = (word: string): PorionChoice => {
  const read = porionChoice.safeParse(word)
  if (!read.success) throw new WrongUsage(`--porion is one of ${porionChoice.options.join(', ')}`)
  return read.data
}

/** The landmarks of films; several share one start-up of the network. */
export const detect: Command = {
  usage: 'sella detect IMAGE... [--porion film|anatomic|machine] [--json]',
  does: 'finds the landmarks of lateral films',
  run: async ({ args, root, out }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length === 0) throw new WrongUsage('which images?')
    const porion = porionFrom(values.porion)
    // All headers first: a list with an unreadable file is refused before anything is printed.
    for (const path of positionals)
      await readPicture(path).catch(error => {
        throw inWords(path, error)
      })
    const detector = await openDetector({ folder: process.env.SELLA_MODELS ?? join(root, 'packages', 'detect', 'models') })
    for (const path of positionals) {
      const began = performance.now()
      const picture = await greyPixels(path).catch(error => {
        throw inWords(path, error)
      })
      const { model, checks, landmarks, porion: follows = null } = await detector.detect(picture, { porion })
      const ms = Math.round(performance.now() - began)
      const { width, height } = picture
      if (values.json)
        out(`${JSON.stringify({ image: basename(path), width, height, model, ms, checks, landmarks, porion: follows })}\n`)
      else
        out(
          `${path} ${width}x${height} ${ms} ms${checks.isCeph ? '' : ' · not a lateral cephalogram'}\n${table(
            Object.entries(landmarks).map(([name, { x, y, origin, expectedErrorMm }]) => [
              name,
              x.toFixed(1),
              y.toFixed(1),
              origin,
              `±${expectedErrorMm.toFixed(1)} mm`,
            ]),
          )}`,
        )
    }
  },
}

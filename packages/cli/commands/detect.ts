import { basename, join } from 'node:path'
import { type PorionChoice, porionChoice } from '@sella/contract/porion'
import { openDetector } from '@sella/detect/onnx-node'
import { greyPixels } from '@sella/server/detection/film'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { detectionText } from '../detection-output'
import { withFilms } from '../film-input'
import { oneOf, readOptions } from '../options'

const options = {
  json: { type: 'boolean', default: false },
  porion: { type: 'string', default: 'film' },
  lang: { type: 'string', default: 'zh' },
} as const

/** The landmarks of films; several films share one start-up of the network. */
export const detect: Command = {
  usage: 'sella detect IMAGE...|- [--porion film|anatomic|machine] [--lang zh|en] [--json]',
  does: 'finds the landmarks of lateral films',
  run: async ({ args, root, out }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length === 0) throw new WrongUsage('which images?')
    const porion: PorionChoice = oneOf(values.porion, '--porion', porionChoice.options)
    const lang = oneOf(values.lang, '--lang', ['zh', 'en'])
    await withFilms(positionals, async films => {
      const detector = await openDetector({ folder: process.env.SELLA_MODELS ?? join(root, 'packages', 'detect', 'models') })
      for (const { given, place, mmPerPixel } of films) {
        const began = performance.now()
        const picture = await greyPixels(place)
        const detection = await detector.detect(picture, { porion, ...(mmPerPixel ? { mmPerPixel } : {}) })
        const ms = Math.round(performance.now() - began)
        const { width, height } = picture
        const { model, checks, landmarks, porion: follows = null } = detection
        const outline = Object.fromEntries(Object.entries(detection.outline ?? {}).map(([name, { x, y }]) => [name, [x, y]]))
        const line = { image: basename(given), width, height, model, ms, checks, landmarks, outline, porion: follows }
        out(values.json ? `${JSON.stringify(line)}\n` : detectionText(`${given} ${width}x${height} ${ms} ms`, detection, lang))
      }
    })
  },
}

import { readPlan } from '@sella/ceph/planning/plan-json'
import { predict } from '@sella/ceph/planning/predict'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { isObject, readJson } from '../input'
import { oneOf, readOptions } from '../options'
import { predictionJson, predictionTable } from '../plan-output'
import { refused } from '../refusals'
import { readScale } from '../scale-input'
import { readTracing } from '../tracing-input'

const options = {
  input: { type: 'string' },
  lang: { type: 'string', default: 'zh' },
  json: { type: 'boolean', default: false },
} as const

const ofTheFilm = ['landmarks', 'ruler0', 'ruler1', 'rulerdistance', 'mm_per_px'] as const

/**
 * A treatment plan applied to the points of one film: their resulting positions, with the band of the skin, and the measurements
 * afterwards.
 */
export const plan: Command = {
  usage: 'sella plan --input FILE|- [--lang zh|en] [--json]',
  does: 'predicts what a treatment plan does to one film',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (values.input === undefined) throw new WrongUsage('--input is missing')
    const lang = oneOf(values.lang, '--lang', ['zh', 'en'])
    const input = await readJson(values.input)
    if (!isObject(input)) throw refused('noLandmarks')
    const tracing = readTracing(input)
    const given = input.mm_per_px === undefined ? null : readScale(input, 'plan').mmPerPixel
    const start =
      given === null
        ? tracing
        : {
            ...tracing,
            ruler: {
              ends: [
                { x: 0, y: 0 },
                { x: 10 / given, y: 0 },
              ] as const,
              mm: 10,
            },
          }
    const read = readPlan(Object.fromEntries(Object.entries(input).filter(([key]) => !ofTheFilm.some(field => field === key))))
    if (!read.ok) throw refused('planFault', read.fault)
    const prediction = predict(start, read.plan)
    if (prediction.status === 'missing') throw refused('planPlane', prediction.needs)
    const planned = { start, plan: read.plan, prediction, lang }
    out(values.json ? `${JSON.stringify(predictionJson(planned))}\n` : predictionTable(planned))
  },
}

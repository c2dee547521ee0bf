import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { isItemName, itemNames } from '@sella/ceph/data/measurements'
import { ownErrors } from '@sella/ceph/reliability/own-errors'
import { studyOf } from '@sella/ceph/reliability/study'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { oneOf, readOptions } from '../options'
import { readReadings } from '../readings-input'
import { refused } from '../refusals'
import { studyJson, studyTable } from '../reliability-output'

const options = {
  first: { type: 'string' },
  second: { type: 'string' },
  method: { type: 'string' },
  lang: { type: 'string', default: 'zh' },
  json: { type: 'boolean', default: false },
} as const

const itemsOf = (method: string | undefined) => {
  if (method === undefined) return itemNames
  const builtIn = builtInAnalyses.find(({ name, title }) => [name, title.zh, title.en].includes(method))
  if (builtIn) return builtIn.items.filter(isItemName)
  throw refused(
    'noAnalysis',
    method,
    builtInAnalyses.map(({ name }) => name),
  )
}

/** Agreement of two readings of the same films, per measurement and per point. */
export const reliability: Command = {
  usage: 'sella reliability --first FILE --second FILE [--method NAME] [--lang zh|en] [--json]',
  does: 'compares two readings of the same films',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (values.first === undefined || values.second === undefined) throw new WrongUsage('--first and --second are needed')
    const lang = oneOf(values.lang, '--lang', ['zh', 'en'])
    const items = itemsOf(values.method)
    const [first, second] = [await readReadings(values.first), await readReadings(values.second)]
    const films = [...first].flatMap(([film, tracing]) => {
      const again = second.get(film)
      return again ? [{ film, first: tracing, second: again }] : []
    })
    if (films.length === 0) throw refused('noFilmTwice')
    const study = studyOf(films, items)
    const left = { first: first.size - films.length, second: second.size - films.length }
    out(values.json ? `${JSON.stringify(studyJson(study, { left, ownErrors: ownErrors(films) }))}\n` : studyTable(study, lang))
  },
}

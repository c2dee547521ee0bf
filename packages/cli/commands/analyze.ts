import type { Dentition, Sex } from '@sella/ceph/analysis/analysis'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { readJson } from '../input'
import { methodJson, methodTable } from '../method-output'
import { oneOf, readOptions } from '../options'
import { refused } from '../refusals'
import { readTracing } from '../tracing-input'
import { valuesJson, valuesTable } from '../values-output'

const options = {
  input: { type: 'string' },
  all: { type: 'boolean', default: false },
  method: { type: 'string' },
  dentition: { type: 'string' },
  sex: { type: 'string' },
  lang: { type: 'string', default: 'zh' },
  json: { type: 'boolean', default: false },
  'assume-scale': { type: 'boolean', default: false },
} as const

const dentitions: readonly Dentition[] = ['primary_mixed', 'early_permanent', 'permanent']
const sexes: readonly Sex[] = ['male', 'female']

const analysisNamed = (name: string) => {
  const found = builtInAnalyses.find(analysis => [analysis.name, analysis.title.zh, analysis.title.en].includes(name))
  if (found) return found
  throw refused(
    'noAnalysis',
    name,
    builtInAnalyses.map(analysis => analysis.name),
  )
}

/** Every measurement of the tables, or the rows of one analysis, from points alone. */
export const analyze: Command = {
  usage:
    'sella analyze --input FILE|- (--all | --method NAME) [--dentition primary_mixed|early_permanent|permanent] [--sex male|female] [--lang zh|en] [--assume-scale] [--json]',
  does: 'measures the points of one film',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (values.input === undefined) throw new WrongUsage('--input is missing')
    if (values.all === (values.method !== undefined)) throw new WrongUsage('either --all or --method NAME')
    const lang = oneOf(values.lang, '--lang', ['zh', 'en'])
    const dentition = values.dentition === undefined ? 'permanent' : oneOf(values.dentition, '--dentition', dentitions)
    const sex = values.sex === undefined ? null : oneOf(values.sex, '--sex', sexes)
    const analysis = values.method === undefined ? null : analysisNamed(values.method)
    const tracing = readTracing(await readJson(values.input))
    const assumeScale = values['assume-scale']
    if (analysis) {
      const rows = methodJson(tracing, { analysis, subject: { dentition, sex }, assumeScale, lang })
      out(values.json ? `${JSON.stringify(rows)}\n` : methodTable(rows, analysis.title[lang], lang))
    } else {
      const readings = valuesJson(tracing, assumeScale)
      out(values.json ? `${JSON.stringify(readings)}\n` : valuesTable(readings, lang))
    }
  },
}

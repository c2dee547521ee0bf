import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { ageAt } from '@sella/ceph/patient/age'
import { ageGroups } from '@sella/ceph/patient/age-group'
import { latestToday, wrongRecordDay } from '@sella/ceph/patient/record-day'
import type { Sex } from '@sella/ceph/patient/sex'
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
  birthday: { type: 'string' },
  date: { type: 'string' },
  lang: { type: 'string', default: 'zh' },
  json: { type: 'boolean', default: false },
  'assume-scale': { type: 'boolean', default: false },
} as const

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

interface Days {
  readonly birthday?: string | undefined
  readonly date?: string | undefined
}

/** Birthday and day of the film, `YYYY-MM-DD`: both or neither, the one not after the other, nor the film after today. Without them the day decides nothing. */
const readDays = ({ birthday, date }: Days): { readonly birthday: string | null; readonly createday: string } => {
  if (birthday === undefined && date === undefined) return { birthday: null, createday: '' }
  if (birthday === undefined || date === undefined) throw new WrongUsage('--birthday and --date go together')
  for (const [name, day] of [
    ['--birthday', birthday],
    ['--date', date],
  ] as const)
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || ageAt(day, day) === null) throw new WrongUsage(`${name} must be a day, YYYY-MM-DD`)
  const wrong = wrongRecordDay(date, { birthday, today: latestToday(Date.now()) })
  if (wrong) throw refused(wrong === 'future' ? 'filmInFuture' : 'filmBeforeBirth')
  return { birthday, createday: date }
}

/** Every measurement of the tables, or the rows of one analysis, from points alone. */
export const analyze: Command = {
  usage:
    'sella analyze --input FILE|- (--all | --method NAME) [--dentition primary_mixed|early_permanent|permanent] [--sex male|female] [--birthday DATE --date DATE] [--lang zh|en] [--assume-scale] [--json]',
  does: 'measures the points of one film',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (values.input === undefined) throw new WrongUsage('--input is missing')
    if (values.all === (values.method !== undefined)) throw new WrongUsage('either --all or --method NAME')
    const lang = oneOf(values.lang, '--lang', ['zh', 'en'])
    const ageGroup = values.dentition === undefined ? null : oneOf(values.dentition, '--dentition', ageGroups)
    const sex = values.sex === undefined ? null : oneOf(values.sex, '--sex', sexes)
    const { birthday, createday } = readDays(values)
    const analysis = values.method === undefined ? null : analysisNamed(values.method)
    const tracing = readTracing(await readJson(values.input))
    const assumeScale = values['assume-scale']
    if (analysis) {
      const rows = methodJson(tracing, {
        analysis,
        patient: { birthday, sex },
        record: { createday, ageGroup },
        assumeScale,
        lang,
      })
      out(values.json ? `${JSON.stringify(rows)}\n` : methodTable(rows, analysis.title[lang], lang))
    } else {
      const readings = valuesJson(tracing, assumeScale)
      out(values.json ? `${JSON.stringify(readings)}\n` : valuesTable(readings, lang))
    }
  },
}

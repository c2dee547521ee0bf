import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { ageAt } from '@sella/ceph/patient/age'
import { ageGroups } from '@sella/ceph/patient/age-group'
import { latestToday, wrongRecordDay } from '@sella/ceph/patient/record-day'
import type { Sex } from '@sella/ceph/patient/sex'
import { calibrate, refusedScale } from '@sella/ceph/tracing/calibration'
import { scaleCautionWords } from '@sella/ceph/tracing/scale-caution'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { readJson } from '../input'
import { type Choice, methodForPrograms, methodJson, methodTable } from '../method-output'
import { oneOf, readOptions } from '../options'
import { readReaders } from '../own-errors-input'
import { refused } from '../refusals'
import { storedRecord, uuidOf } from '../stored-record'
import { readTracing } from '../tracing-input'
import { valuesJson, valuesTable } from '../values-output'

const options = {
  input: { type: 'string' },
  data: { type: 'string' },
  record: { type: 'string' },
  all: { type: 'boolean', default: false },
  method: { type: 'string' },
  dentition: { type: 'string' },
  sex: { type: 'string' },
  birthday: { type: 'string' },
  date: { type: 'string' },
  lang: { type: 'string', default: 'zh' },
  json: { type: 'boolean', default: false },
  'own-errors': { type: 'string' },
  'assume-scale': { type: 'boolean', default: false },
} as const

const sexes: readonly Sex[] = ['male', 'female']

const analysisNamed = (name: string) => {
  const builtIn = builtInAnalyses.find(analysis => [analysis.name, analysis.title.zh, analysis.title.en].includes(name))
  if (builtIn) return builtIn
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

/**
 * Birthday and date of the film, `YYYY-MM-DD`: both or neither, with the film neither before the birthday nor in the future.
 * Without them nothing depends on the date.
 */
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

type Values = ReturnType<typeof readOptions<typeof options>>['values']

interface Shown {
  readonly values: Values
  readonly lang: 'zh' | 'en'
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

const scaleDoubted = {
  zh: '与该病例的其他记录相比，此片比例可疑（S–Na 变化不合理）：毫米值不列；请核对标尺、S 和 Na',
  en: 'compared with the other records of the case, the scale is doubted (S–Na changed implausibly): values in mm are withheld; check the ruler, S and Na',
} as const

const scaleImpossible = {
  zh: {
    all: (mm: string) => `所给比例不可能（S-Na = ${mm} mm），毫米值仍按其计算；请核对标尺、S 和 Na`,
    rows: (mm: string) => `所给比例不可能（S-Na = ${mm} mm），未采用；请核对标尺、S 和 Na`,
  },
  en: {
    all: (mm: string) =>
      `the given scale is impossible (S-Na = ${mm} mm); values in mm are by it all the same: check the ruler, S and Na`,
    rows: (mm: string) => `the given scale is impossible (S-Na = ${mm} mm) and not used: check the ruler, S and Na`,
  },
} as const

/**
 * What is measured is measured by the given scale; what is judged is not judged by one that no patient can have. One that is only
 * unlikely is used, and said to be.
 */
const tellScale = (tracing: Tracing, { lang, err }: Shown, listed: 'all' | 'rows'): void => {
  const refusal = refusedScale(tracing)
  const unlikely = refusal ? null : scaleCautionWords(tracing, calibrate(tracing))
  if (refusal) err(`${scaleImpossible[lang][listed](refusal.mm.toFixed(1))}\n`)
  if (unlikely) err(`${lang === 'en' ? 'scale ' : ''}${unlikely[lang]}\n`)
}

const tellRows = (
  tracing: Tracing,
  analysis: Analysis,
  { values, lang, out }: Shown,
  more: Omit<Choice, 'analysis' | 'lang' | 'assumeScale'>,
) => {
  const rows = methodJson(tracing, { ...more, analysis, lang, assumeScale: values['assume-scale'] === true })
  out(values.json ? `${JSON.stringify(methodForPrograms(rows))}\n` : methodTable(rows, analysis.title[lang], lang))
}

const tellAll = (
  tracing: Tracing,
  { values, lang, out }: Shown,
  of: { readonly doubted: boolean; readonly asGiven: boolean },
) => {
  const readings = valuesJson(tracing, { assumeScale: values['assume-scale'] === true, ...of })
  out(values.json ? `${JSON.stringify(readings)}\n` : valuesTable(readings, lang))
}

/** Points from a file: patient and date are given by options. */
const fromFile = async (input: string, shown: Shown): Promise<void> => {
  const { values } = shown
  const ageGroup = values.dentition === undefined ? null : oneOf(values.dentition, '--dentition', ageGroups)
  const sex = values.sex === undefined ? null : oneOf(values.sex, '--sex', sexes)
  const { birthday, createday } = readDays(values)
  const analysis = values.method === undefined ? null : analysisNamed(values.method)
  const tracing = readTracing(await readJson(input))
  tellScale(tracing, shown, analysis ? 'rows' : 'all')
  if (!analysis) return tellAll(tracing, shown, { doubted: false, asGiven: true })
  const readers = await readReaders(values['own-errors'])
  tellRows(tracing, analysis, shown, { patient: { birthday, sex }, record: { createday, ageGroup }, readers })
}

/** A stored record: patient, date, scale, custom items and norms as stored, lengths by a doubted scale withheld; only `--dentition` overrides them. */
const fromStore = async (uuid: string, shown: Shown): Promise<void> => {
  const { values } = shown
  if (values.sex !== undefined || values.birthday !== undefined || values.date !== undefined)
    throw new WrongUsage('--sex, --birthday and --date go with --input: a record has its own')
  if (values['own-errors'] !== undefined)
    throw new WrongUsage('--own-errors goes with --input: a record is judged by what its doctor measured')
  const ageGroup = values.dentition === undefined ? null : oneOf(values.dentition, '--dentition', ageGroups)
  const stored = await withData(dataAt(values.data), data => storedRecord(data, uuidOf(uuid), values.method ?? null))
  const { tracing, analysis, record, ...of } = stored
  if (of.doubted) shown.err(`${scaleDoubted[shown.lang]}\n`)
  tellScale(tracing, shown, 'rows')
  if (values.method === undefined) return tellAll(tracing, shown, { doubted: of.doubted, asGiven: false })
  if (!analysis)
    throw refused(
      'noAnalysis',
      values.method,
      builtInAnalyses.map(analysis => analysis.name),
    )
  const at = { ...record, ageGroup: ageGroup ?? record.ageGroup }
  tellRows(tracing, analysis, shown, { ...of, record: at })
}

/** Every measurement of the tables, or the rows of one analysis, from points alone or from a stored record. */
export const analyze: Command = {
  usage:
    'sella analyze (--input FILE|- | [--data DIR] --record UUID) (--all | --method NAME) [--dentition primary_mixed|early_permanent|permanent] [--sex male|female] [--birthday DATE --date DATE] [--lang zh|en] [--own-errors FILE] [--assume-scale] [--json]',
  does: 'measures the points of one film',
  run: async ({ args, out, err }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    const { input, record } = values
    if (input !== undefined && record !== undefined) throw new WrongUsage('either --input or --record')
    if (values.all === (values.method !== undefined)) throw new WrongUsage('either --all or --method NAME')
    const shown = { values, lang: oneOf(values.lang ?? 'zh', '--lang', ['zh', 'en']), out, err } as const
    if (record !== undefined) return fromStore(record, shown)
    if (input === undefined) throw new WrongUsage('--input or --record is missing')
    await fromFile(input, shown)
  },
}

import type { Judged } from '@sella/ceph/analysis/judge'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { frontalAnalyses } from '@sella/ceph/data/frontal/analyses'
import { frontalFilmItemNames } from '@sella/ceph/data/frontal/item-rows'
import { isFrontalLandmark } from '@sella/ceph/data/frontal/landmarks'
import { judgeFrontal } from '@sella/ceph/frontal/judge-frontal'
import { frontalNormNote } from '@sella/ceph/frontal/judging-norm'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { frontalJson, frontalTable } from '../frontal-output'
import { isObject, readJson } from '../input'
import { readLandmarks, readPoint, readRuler } from '../landmarks-input'
import { oneOf, readOptions } from '../options'
import { refused } from '../refusals'
import { storedFrontal } from '../stored-frontal'
import { uuidOf } from '../stored-record'

const options = {
  input: { type: 'string' },
  data: { type: 'string' },
  record: { type: 'string' },
  method: { type: 'string' },
  birthday: { type: 'string' },
  date: { type: 'string' },
  lang: { type: 'string', default: 'zh' },
  json: { type: 'boolean', default: false },
} as const

/** The points of a file as a tracing; coordinates are pixels of the film. */
function tracingIn(input: unknown): Tracing {
  if (!isObject(input)) throw refused('noLandmarks')
  const points = readLandmarks(input.landmarks, isFrontalLandmark, readPoint)
  const scale = input.mm_per_px
  if (scale !== undefined && !(typeof scale === 'number' && Number.isFinite(scale) && scale > 0)) throw refused('scale', 'film')
  return {
    points: Object.fromEntries(Object.entries(points).map(([name, at]) => [name, { ...at, origin: 'manual' as const }])),
    ruler: readRuler(input),
    fileScale: typeof scale === 'number' ? { mmPerPixel: scale, provenance: 'dicom' } : null,
  }
}

type Values = ReturnType<typeof readOptions<typeof options>>['values']

interface Film extends Pick<Judged, 'tracing' | 'patient' | 'record' | 'overrides'> {
  readonly ownAnalyses: readonly Analysis[]
}

/** The film and its patient: points of a file with the options given, or a stored record with its doctor's own analyses. */
const filmOf = async (values: Values): Promise<Film> => {
  const { input, record, birthday, date } = values
  if (input !== undefined && record !== undefined) throw new WrongUsage('either --input or --record')
  if (record !== undefined) {
    if (birthday !== undefined || date !== undefined)
      throw new WrongUsage('--birthday and --date go with --input: a record has its own')
    return withData(dataAt(values.data), data => storedFrontal(data, uuidOf(record)))
  }
  if (input === undefined) throw new WrongUsage('--input or --record is missing')
  const tracing = tracingIn(await readJson(input))
  return {
    ...{ tracing, patient: { birthday: birthday ?? null, sex: null }, record: { createday: date ?? '', ageGroup: null } },
    ...{ overrides: {}, ownAnalyses: [] },
  }
}

/** All items if no method is given. */
const analysisFor = (method: string | undefined, own: readonly Analysis[]): Analysis => {
  const named = [...frontalAnalyses, ...own].find(({ name }) => name === (method ?? 'Grummons'))
  if (named) return method === undefined ? { ...named, items: frontalFilmItemNames } : named
  throw refused(
    'noAnalysis',
    method ?? '',
    [...frontalAnalyses, ...own].map(({ name }) => name),
  )
}

/** The measurements of a frontal film, comparing the sides. */
export const frontal: Command = {
  usage:
    'sella frontal (--input FILE|- | [--data DIR] --record UUID) [--method Grummons|"Ricketts frontal"|NAME] [--birthday DATE --date DATE] [--lang zh|en] [--json]',
  does: 'measures the points of a frontal (postero-anterior) film: both sides, midline, cants, widths',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    const lang = oneOf(values.lang, '--lang', ['zh', 'en'])
    const { tracing, ownAnalyses, ...of } = await filmOf(values)
    const analysis = analysisFor(values.method, ownAnalyses)
    const { rows } = judgeFrontal({ ...of, tracing, analysis })
    if (values.json) return out(`${JSON.stringify(frontalJson(tracing, rows, values.input !== undefined))}\n`)
    out(frontalTable(tracing, rows, lang))
    const note = values.method === undefined ? null : frontalNormNote(analysis, rows)
    if (note) out(`${note[lang]}\n`)
  },
}

import { frontalAnalyses } from '@sella/ceph/data/frontal/analyses'
import { frontalCautions } from '@sella/ceph/data/frontal/cautions'
import { frontalFilmItemNames } from '@sella/ceph/data/frontal/item-rows'
import { isFrontalLandmark } from '@sella/ceph/data/frontal/landmarks'
import { judgeFrontal } from '@sella/ceph/frontal/judge-frontal'
import { calibrate } from '@sella/ceph/tracing/calibration'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { frontalJson, frontalTable } from '../frontal-output'
import { isObject, readJson } from '../input'
import { readLandmarks, readPoint, readRuler } from '../landmarks-input'
import { oneOf, readOptions } from '../options'
import { refused } from '../refusals'

const options = {
  input: { type: 'string' },
  method: { type: 'string' },
  birthday: { type: 'string' },
  date: { type: 'string' },
  lang: { type: 'string', default: 'zh' },
  json: { type: 'boolean', default: false },
} as const

/** The points of a file as a tracing; a point's coordinates are pixels of the film. */
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

/** The measurements of a frontal film, side by side. */
export const frontal: Command = {
  usage:
    'sella frontal --input FILE|- [--method Grummons|"Ricketts frontal"] [--birthday DATE --date DATE] [--lang zh|en] [--json]',
  does: 'measures the points of a frontal (postero-anterior) film: both sides, midline, cants, widths',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (values.input === undefined) throw new WrongUsage('--input is needed')
    const lang = oneOf(values.lang, '--lang', ['zh', 'en'])
    const named = frontalAnalyses.find(({ name }) => name === (values.method ?? 'Grummons'))
    if (!named) {
      throw refused(
        'noAnalysis',
        values.method ?? '',
        frontalAnalyses.map(({ name }) => name),
      )
    }
    const tracing = tracingIn(await readJson(values.input))
    const analysis = values.method === undefined ? { ...named, items: frontalFilmItemNames } : named
    const patient = { birthday: values.birthday ?? null, sex: null }
    const { rows } = judgeFrontal({ tracing, analysis, patient, record: { createday: values.date ?? '', ageGroup: null } })
    if (values.json) return out(`${JSON.stringify(frontalJson(tracing, rows))}\n`)
    const caution = calibrate(tracing).mmPerPixel === null ? frontalCautions.uncalibrated : frontalCautions.enlargement
    out(frontalTable(tracing, rows, lang))
    out(`${frontalCautions.always[lang]}\n${caution[lang]}\n`)
  },
}

import { isLandmarkName } from '@sella/ceph/data/landmarks'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { NO_VALUE } from '@sella/ceph/measure/display'
import type { Missing } from '@sella/ceph/measure/reading'
import { displacements } from '@sella/ceph/superimpose/change'
import { contoursOf } from '@sella/ceph/superimpose/contours'
import type { Points } from '@sella/ceph/superimpose/film'
import { type Overlay, referenceOf } from '@sella/ceph/superimpose/overlay'
import { registerBy } from '@sella/ceph/superimpose/register'
import { type RegistrationName, registrationNames } from '@sella/ceph/superimpose/registrations'
import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import { facingOf } from '@sella/ceph/tracing/frame'
import { isOutlineKnot } from '@sella/ceph/tracing/outline-knots'
import { pointErrors } from '@sella/ceph/tracing/point-error'
import { scaleCautionWords } from '@sella/ceph/tracing/scale-caution'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { readHolds } from '../hold-input'
import { isObject, readJson } from '../input'
import { readLandmarks, readPoint, readUnsurePoint } from '../landmarks-input'
import { readOptions } from '../options'
import {
  areApproximate,
  displacementJson,
  displacementsJson,
  displacementTable,
  inTwoDecimals,
  liesByDoubted,
  moveOf,
  overlaysJson,
} from '../overlay-output'
import { readReaders } from '../own-errors-input'
import { refused } from '../refusals'
import { readScale } from '../scale-input'
import { storedOverlap } from '../stored-overlap'
import { table } from '../table'
import { placed } from '../tracing-input'
import { missingJson } from '../values-output'

/** A record's landmarks with the outline points fitted to its film, named as `detect` names them. */
const withOutline = (points: Points, outline: unknown): Tracing => {
  const fitted = Object.entries(readLandmarks(outline, isOutlineKnot, readPoint))
  return {
    ...emptyTracing,
    points: Object.fromEntries(Object.entries(points).map(([name, { x, y }]) => [name, { x, y, origin: 'manual' as const }])),
    outline: Object.fromEntries(fitted.flatMap(([name, at]) => (at ? [[name, { ...at, origin: 'fitted' as const }]] : []))),
  }
}

const filmOf = (input: Readonly<Record<string, unknown>>, name: string, readers: ReaderErrors | null) => {
  const record = input[name]
  if (!isObject(record)) throw refused('noRecord', name)
  const points = readLandmarks(record.landmarks, isLandmarkName, readUnsurePoint)
  const errors = pointErrors(placed(points), readers)
  const film = { points, facing: facingOf(points), mmPerPixel: readScale(record, name).mmPerPixel, errors }
  return record.outline === undefined ? film : { ...film, contours: contoursOf(withOutline(points, record.outline)) }
}

const whyText = (missing: Missing): string => [missing.why, ...missing.needs].join(' ')

const options = {
  input: { type: 'string' },
  data: { type: 'string' },
  user: { type: 'string' },
  case: { type: 'string' },
  scheme: { type: 'string' },
  hold: { type: 'string', multiple: true },
  'own-errors': { type: 'string' },
  displacements: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

type Values = ReturnType<typeof readOptions<typeof options>>['values']
type Out = (text: string) => void

const shiftWords = (move: { readonly rotation_deg: number; readonly translation_mm: readonly number[] }): readonly string[] => [
  `${inTwoDecimals(move.rotation_deg)}°`,
  ...move.translation_mm.map(mm => `${inTwoDecimals(mm)} mm`),
]

interface Listed {
  readonly scales: ScaleCheck
  readonly dayOf: (uuid: string) => string
}

/** One line per record: its displacement and rotation, the remaining distance (none for the reference), and how it was held. */
const overlayTable = (overlays: readonly Overlay[], { scales, dayOf }: Listed): string =>
  table([
    ['', '', 'turn', 'x', 'y', 'residual', 'held'],
    ...overlays.flatMap(overlay =>
      overlay.entries.map(entry => {
        const { method, hold } = overlay
        const named = [method, dayOf(entry.film.id)]
        if (entry.status === 'skipped') return [...named, NO_VALUE, '', '', whyText(entry.why), hold]
        const mark = areApproximate([entry.film, referenceOf(overlay) ?? entry.film]) ? '≈ ' : ''
        const residual = entry.status === 'registered' ? entry.residualMm : null
        const left = residual === null ? NO_VALUE : `${mark}${residual.toFixed(2)} mm`
        const [turn = '', ...plain] = shiftWords(moveOf(entry.film, entry.move))
        const shift = plain.map(length => `${mark}${length}`)
        if (liesByDoubted(entry.film.id, overlay, scales))
          return [...named, turn, ...shift.map(() => NO_VALUE), 'scale doubted', hold]
        return [...named, turn, ...shift, left, hold]
      }),
    ),
  ])

const ofTwo = async (input: string, { values, out }: { readonly values: Values; readonly out: Out }): Promise<void> => {
  const holds = readHolds(values.hold ?? [])
  const given = await readJson(input)
  if (!isObject(given)) throw refused('noRecords')
  const readers = await readReaders(values['own-errors'])
  const films = [filmOf(given, 'record_1', readers), filmOf(given, 'record_2', readers)] as const
  // The output format without an explicit hold is fixed; residual and hold are included only with one.
  const left = (name: RegistrationName, mm: number) => (values.hold ? { residual_mm: mm, hold: holds[name] ?? 'point' } : {})
  const answers = registrationNames.map(name => [name, registerBy(films, name, holds[name] ?? 'point')] as const)
  const moves = Object.fromEntries(
    answers.map(([name, answer]) => [
      name,
      answer.status === 'missing' ? null : { ...moveOf(films[1], answer.move), ...left(name, answer.residualMm) },
    ]),
  )
  const hasErrors = films.some(film => Object.keys(film.errors).length > 0)
  const displaced = answers.flatMap(([on, answer]) =>
    answer.status === 'missing'
      ? []
      : displacements(films, answer).map(displacement => ({ on, ...displacementJson(displacement, false, hasErrors) })),
  )
  const displacementFields = values.displacements ? { displacements: displaced } : {}
  if (values.json) return out(`${JSON.stringify({ ...moves, missing: missingJson(answers), ...displacementFields })}\n`)
  const rows = answers.map(([name, answer]) => {
    const move = moves[name]
    return answer.status === 'missing' || !move
      ? [name, NO_VALUE, '', '', answer.status === 'missing' ? whyText(answer) : '', '']
      : [name, ...shiftWords(move), `${answer.residualMm.toFixed(2)} mm`, holds[name] ?? 'point']
  })
  out(table([['', 'turn', 'x', 'y', 'residual', 'held'], ...rows]))
  if (values.displacements) out(displacementTable(displaced))
}

const ofCase = async (
  named: string,
  { values, out, err }: { readonly values: Values } & Record<'out' | 'err', Out>,
): Promise<void> => {
  const wish = { named, user: values.user, scheme: values.scheme ?? null, holds: readHolds(values.hold ?? []) }
  const { caseUuid, scheme, records, overlays, scales, errorsBy } = await withData(dataAt(values.data), data =>
    storedOverlap(data, wish),
  )
  for (const { day, film } of records) {
    const caution = scaleCautionWords(film.tracing, film.calibration)
    if (caution) err(`${day}: scale ${caution.en}\n`)
  }
  const dayOf = (uuid: string): string => records.find(({ film }) => film.id === uuid)?.day ?? ''
  const displaced = displacementsJson(overlays, scales, dayOf)
  if (values.json) {
    const days = records.map(({ day, film }) => ({ record: film.id, date: day, scale: film.calibration }))
    const displacementFields = values.displacements ? { displacements: displaced, errors_by: errorsBy?.en ?? null } : {}
    const overlayJson = overlaysJson(overlays, scales)
    return out(`${JSON.stringify({ case: caseUuid, scheme, records: days, overlays: overlayJson, ...displacementFields })}\n`)
  }
  out(overlayTable(overlays, { scales, dayOf }))
  if (!values.displacements) return
  const between = ({ from, to }: { readonly from: string; readonly to: string }) =>
    records.flatMap(({ film }) => (film.id === from || film.id === to ? [film] : []))
  out(displacementTable(displaced.map(row => ({ ...row, approximate: areApproximate(between(row)) }))))
  if (errorsBy) out(`${errorsBy.en}\n`)
}

/** Two records, or those of a stored case, registered by sn, pp and mp: rigid moves in the canonical right-facing millimetre frame. */
export const superimpose: Command = {
  usage:
    'sella superimpose (--input FILE|- | [--data DIR] --case UUID|NUMBER [--user LOGIN] [--scheme NAME]) [--hold [sn|pp|mp=]HOLD ...] [--own-errors FILE] [--displacements] [--json]',
  does: 'lays record 2 on record 1, or the records of a case, by sn, pp and mp',
  run: async ({ args, out, err }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (values.input !== undefined && values.case !== undefined) throw new WrongUsage('either --input or --case')
    if (values.scheme !== undefined && values.case === undefined) throw new WrongUsage('--scheme goes with --case')
    if (values['own-errors'] !== undefined && values.case !== undefined)
      throw new WrongUsage('--own-errors goes with --input: a case is judged by what its doctor measured')
    if (values.case !== undefined) return ofCase(values.case, { values, out, err })
    if (values.input === undefined) throw new WrongUsage('--input or --case is missing')
    await ofTwo(values.input, { values, out })
  },
}

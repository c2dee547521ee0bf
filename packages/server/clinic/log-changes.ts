import type { LogChange } from '@sella/contract/calls/clinic'
import type { LogRow } from '../access/chain'
import type { Db } from '../db/open'
import { filmOf, frameOf, type ImageRow, imagesOf } from '../records/rows'
import { movedPoints } from './moved-points'

/** Actions of which is kept what was there before and after. */
const actions = ['timebarUpdate', 'patientUpdate', 'caseFileSave', 'recordNoteSave'] as const

/** Milliseconds between a change and its entry, at most, where the entry does not say when the change was written. */
const soonAfter = 2_000

/** Characters of a text that are shown. */
const mostCharacters = 40

type Values = Readonly<Record<string, unknown>>

interface StoredChange {
  readonly entity_uuid: string
  readonly action: string
  readonly at: string
  readonly before: Values
  readonly after: Values
}

const asObject = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {})

const partsOf = (details: string): { readonly before: Values; readonly after: Values } => {
  const { before, after } = asObject(JSON.parse(details))
  return { before: asObject(before), after: asObject(after) }
}

/** What the entry is about: the record or the case. */
const entityOf = ({ action, details, case_uuid }: LogRow): string | null => {
  if (!(actions as readonly string[]).includes(action)) return null
  const { uuid } = asObject(JSON.parse(details))
  return typeof uuid === 'string' ? uuid : action === 'caseFileSave' ? case_uuid : null
}

/** The change an entry tells of: the one written when it says, else the only one shortly before it. */
const changeOf = (row: LogRow, kept: readonly StoredChange[]): StoredChange | null => {
  const { written } = asObject(JSON.parse(row.details))
  const end = Date.parse(row.at)
  const fits = kept.filter(({ at, action }) => {
    if (action !== row.action) return false
    if (typeof written === 'string') return at === written
    return Date.parse(at) <= end && Date.parse(at) >= end - soonAfter
  })
  return fits.length === 1 ? (fits[0] ?? null) : null
}

/** Columns and fields that go by other names in the call. */
const calledElse: Readonly<Record<string, string>> = { caseNo: 'case_no', agencyUuid: 'agency_uuid' }

/** What follows from other fields, or is told otherwise. */
const untold: ReadonlySet<string> = new Set([
  ...['ceph_points', 'ceph_film', 'has_tracing', 'traced_at', 'updated_at', 'case_key', 'agencyUuid'],
])

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return textOf(value.join(', '))
  const text = value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text
}

/** Documents and who traced are told by their names alone. */
const isShown = (field: string): boolean => !/^(face_points|alignment|model_readings|traced|approved)/.test(field)

const fieldsIn = ({ before, after }: StoredChange): LogChange['fields'] =>
  Object.keys(after).flatMap(field => {
    const was = before[field] ?? before[calledElse[field] ?? field] ?? null
    const now = after[field] ?? null
    if (untold.has(field) || /^(traced|approved)/.test(field) || JSON.stringify(was) === JSON.stringify(now)) return []
    return [{ field, before: isShown(field) ? textOf(was) : '', after: isShown(field) ? textOf(now) : '' }]
  })

/** The film a saved tracing lies on, where it still stands there. */
const filmUnder = ({ after }: StoredChange, images: readonly ImageRow[]): ImageRow | null => {
  const film = filmOf(images)
  return film && (after.ceph_film === null || after.ceph_film === undefined || after.ceph_film === frameOf(film)) ? film : null
}

const changeOfAudit = (kept: StoredChange, images: readonly ImageRow[], doubted: boolean): LogChange => {
  const traced = 'ceph_points' in kept.after
  const texts = { before: kept.before.ceph_points, after: kept.after.ceph_points }
  const moved = traced ? movedPoints(texts, filmUnder(kept, images), doubted) : { points: [], values: [] }
  return { ...moved, fields: fieldsIn(kept) }
}

/** Those of these records whose scale the other films of their case make doubtful, as the search index has it. */
const doubtedAmong = async (db: Db, records: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('record_index')
    .select('record_uuid')
    .where('record_uuid', 'in', records)
    .where('scale', '=', 'doubted')
    .execute()
  return new Set(rows.map(({ record_uuid }) => record_uuid))
}

/**
 * What entries of a clinic's log changed, by their numbers, from what is kept of each change: that is emptied when a patient is erased
 * for good, which the log, a chain, cannot be.
 */
export const changesOf = async (db: Db, clinic: string, rows: readonly LogRow[]): Promise<ReadonlyMap<number, LogChange>> => {
  const entities = [...new Set(rows.flatMap(row => entityOf(row) ?? []))]
  if (entities.length === 0) return new Map()
  const times = rows.map(row => Date.parse(row.at))
  const audited = await db
    .selectFrom('audit')
    .select(['entity_uuid', 'action', 'at', 'details'])
    .where('doctor_id', '=', clinic)
    .where('entity_uuid', 'in', entities)
    .where('action', 'in', actions)
    .where('at', '>=', new Date(Math.min(...times) - 60_000).toISOString())
    .where('at', '<=', new Date(Math.max(...times)).toISOString())
    .execute()
  const kept = audited.map(({ details, ...row }) => ({ ...row, ...partsOf(details) }))
  const [images, doubted] = [await imagesOf(db, entities), await doubtedAmong(db, entities)]
  const changes = new Map<number, LogChange>()
  for (const row of rows) {
    const entity = entityOf(row)
    const of =
      entity &&
      changeOf(
        row,
        kept.filter(({ entity_uuid }) => entity_uuid === entity),
      )
    if (of && Object.keys(of.after).length > 0)
      changes.set(
        row.seq,
        changeOfAudit(
          of,
          images.filter(image => image.record_uuid === entity),
          doubted.has(entity),
        ),
      )
  }
  return changes
}

const signs = { degree: '°', mm: ' mm', percent: '%', '': '' } as const

/** A change on one line of a table, in the names the calls and the measurements have. */
export const changeText = (change: LogChange | undefined): string =>
  change
    ? [
        ...change.points.map(({ name, moved, unit, state }) =>
          moved === null ? `${name} ${state}` : `${name} ${moved.toFixed(1)} ${unit}`,
        ),
        ...change.values.map(({ item, unit, before, after }) => `${item} ${before}${signs[unit]} → ${after}${signs[unit]}`),
        ...change.fields.map(({ field, before, after }) => (before || after ? `${field} ${before} → ${after}` : field)),
      ].join('; ')
    : ''

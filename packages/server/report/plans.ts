import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { readPlanDocument } from '@sella/contract/documents/plan'
import { type PlanEnd, type ReportPlan, reportPlanOf } from '@sella/drawing/report/plan/report-plan'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { type PlanRow, plansOf } from '../plans/rows'
import { tracingsOf } from '../readings/stored-tracing'
import { imagesOf, ownRecord, type RecordRow } from '../records/rows'
import { type Common, judgedRecord, tracedFilm } from './record-input'

interface Wanted {
  readonly record: RecordRow
  /** The record's tracing. */
  readonly start: Tracing
  readonly uuids: readonly string[]
  /** Records of the case whose scale is doubted beside the others. */
  readonly doubted: ReadonlySet<string>
}

/** The record that a plan names as its result; null where it is deleted, in another case, or without film or points. */
async function endOf(
  db: Db,
  of: Common,
  { result, record, doubted }: Pick<Wanted, 'record' | 'doubted'> & { readonly result: string | null },
): Promise<PlanEnd | null> {
  if (result === null) return null
  try {
    const end = await ownRecord(db, { doctor: record.doctor_id, uuid: result })
    if (end.case_uuid !== record.case_uuid) return null
    const { tracing } = tracedFilm(end, await imagesOf(db, [end.uuid]))
    const whole = judgedRecord(of, { record: end, tracing }, false)
    const scaleDoubted = doubted.has(end.uuid)
    const { subject: _, ...evaluation } = scaleDoubted ? withoutLengths(whole) : whole
    return { date: end.createday.slice(0, 10), tracing, evaluation, scaleDoubted }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The tracing of the film that a plan's own axis was found from; null where it names none, or it is not in the case any more. */
async function axisFilmOf(db: Db, record: RecordRow, open: string | null): Promise<Tracing | null> {
  const row = open === null ? null : await db.selectFrom('record').selectAll().where('uuid', '=', open).executeTakeFirst()
  if (!row || row.deleted_at !== null || row.case_uuid !== record.case_uuid) return null
  return (await tracingsOf(db, [row.uuid])).get(row.uuid) ?? null
}

async function reportPlan(db: Db, of: Common, row: PlanRow, { record, start, doubted }: Wanted): Promise<ReportPlan> {
  const read = readPlanDocument(row.content)
  if (!read.ok) throw new Refusal('INPUT_INVALID', { field: `plans ${row.name} ${read.at}` })
  const { result, guide: _guide, ...document } = read.document
  const kept = { name: row.name, by: row.saved_by, savedAt: row.updated_at, ...document }
  const judged = (after: Tracing) => {
    const { subject: _, ...evaluation } = judgedRecord(of, { record, tracing: after }, of.wish.assumeScale)
    return evaluation
  }
  const end = await endOf(db, of, { result, record, doubted })
  const axisFilm = await axisFilmOf(db, record, document.ownAxis?.record ?? null)
  return reportPlanOf(kept, start, { judged, end, scaleDoubted: doubted.has(record.uuid), axisFilm })
}

/** The plans of a record named by a report, in the report's order; a plan of another record is refused, not left out. */
export async function wantedPlans(db: Db, of: Common, wanted: Wanted): Promise<readonly ReportPlan[]> {
  const { record, uuids } = wanted
  if (uuids.length === 0) return []
  const rows = await plansOf(db, { doctor: record.doctor_id, recordUuid: record.uuid })
  return Promise.all(
    uuids.map(uuid => {
      const row = rows.find(each => each.uuid === uuid)
      if (!row) throw new Refusal('NOT_FOUND')
      return reportPlan(db, of, row, wanted)
    }),
  )
}

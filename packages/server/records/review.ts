import { awaitsReview, type ClinicRole } from '@sella/contract/access/roles'
import type { Parsed } from '@sella/contract/calls/index'
import { note } from '../audit/log'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { type By, touchPatient } from '../patients/store'
import { imagesOf, ownRecord, type RecordRow, tracingOf } from './rows'

/** Who saves, and her role at the clinic; null at her own desk, where nothing is reviewed. */
export interface Saver {
  readonly person: string
  readonly clinicRole: ClinicRole | null
}

const nameOf = async (db: Db, person: string): Promise<string> =>
  (await db.selectFrom('doctor').select('user_name').where('uuid', '=', person).executeTakeFirstOrThrow()).user_name

/** The columns that record who made a saved tracing; every save restarts the review. */
export const tracedColumns = async (db: Db, { person, clinicRole }: Saver, placed: boolean) => ({
  traced_by: clinicRole === null || !placed ? null : person,
  traced_name: clinicRole === null || !placed ? null : await nameOf(db, person),
  awaits_review: placed && clinicRole !== null && awaitsReview(clinicRole) ? 1 : 0,
  approved_name: null,
  approved_at: null,
})

/** Approves the version of a tracing that was viewed; if another has been saved since, it is a conflict. */
export const approveTracing = ({ db }: OpenDatabase, { uuid, version }: Parsed<'tracingApprove'>, by: By): Promise<RecordRow> =>
  db.transaction().execute(async tx => {
    const before = await ownRecord(tx, { doctor: by.doctor, uuid })
    if (before.version !== version) throw new Refusal('RECORD_CONFLICT', { currentVersion: before.version })
    if (before.awaits_review === 0) return before
    // Nobody has seen the points of a film that the record does not show.
    if (tracingOf(before, await imagesOf(tx, [uuid])) === null) throw new Refusal('STAGE_NOT_DIGITIZED')
    const after = await tx
      .updateTable('record')
      .set({ awaits_review: 0, approved_name: await nameOf(tx, by.person ?? by.doctor), approved_at: by.at })
      .where('uuid', '=', uuid)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (!after) throw new Refusal('RECORD_CONFLICT', { currentVersion: version + 1 })
    await touchPatient(tx, before.case_uuid, by.at)
    const details = { version, tracedBy: before.traced_by }
    await note(tx, { ...by, action: 'tracingApprove', entity: 'record', uuid, details })
    return after
  })

import type { Parsed } from '@sella/contract/calls/index'
import { note } from '../audit/log'
import type { OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { type By, touchPatient } from '../patients/store'
import { neckColumns, neckOf } from './neck'
import { ownRecord, type RecordRow } from './rows'

/**
 * Stores the vertebral stage read by a doctor, or what rules one out, with her name and the time. The version stays, as with the
 * age group, so that a tracing being edited meanwhile can still be saved.
 */
export const keepMaturation = ({ db }: OpenDatabase, { uuid, read }: Parsed<'timebarMaturation'>, by: By): Promise<RecordRow> =>
  db.transaction().execute(async tx => {
    const before = await ownRecord(tx, { doctor: by.doctor, uuid })
    const { user_name } = await tx
      .selectFrom('doctor')
      .select('user_name')
      .where('uuid', '=', by.person ?? by.doctor)
      .executeTakeFirstOrThrow()
    const isStated = read && (read.stage !== null || read.hindrance !== null)
    const columns = neckColumns(isStated ? { ...read, by: user_name, at: by.at } : null)
    const after = await tx
      .updateTable('record')
      .set({ ...columns, updated_at: by.at })
      .where('uuid', '=', uuid)
      .returningAll()
      .executeTakeFirstOrThrow(() => new Refusal('NOT_FOUND'))
    await touchPatient(tx, before.case_uuid, by.at)
    const details = { before: neckOf(before), after: neckOf(after) }
    await note(tx, { ...by, action: 'timebarMaturation', entity: 'record', uuid, details })
    return after
  })

import type { Parsed } from '@sella/contract/calls/index'
import { note } from '../audit/log'
import type { OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { type By, touchPatient } from '../patients/store'
import { neckColumns, neckOf } from './neck'
import { ownRecord, type RecordRow } from './rows'

/**
 * Stores the stage a doctor reads from the vertebrae, with her name and the time, or what forbids one. The version stays, as with the
 * age group: a tracing being edited meanwhile is saved as ever.
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

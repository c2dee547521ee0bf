import type { Output } from '@sella/contract/calls/index'
import type { Selectable } from 'kysely'
import { instant } from '../db/now'
import type { Db } from '../db/open'
import type { WorklistEntryTable } from '../db/waiting-tables'

export type WorklistRow = Selectable<WorklistEntryTable>

const day = 86_400_000

/** The first day whose entries a unit may still query: a day begins earlier in the east than by the server's clock. */
export const firstDay = (now: number): string => instant(now - day).slice(0, 10)

/** Entries that units may query: neither taken, withdrawn nor expired, their case still the account's and not in the bin. */
export const openEntries = (db: Db, doctor: string, now: number) =>
  db
    .selectFrom('worklist_entry')
    .innerJoin('patient', join =>
      join.onRef('patient.uuid', '=', 'worklist_entry.case_uuid').onRef('patient.doctor_id', '=', 'worklist_entry.doctor_id'),
    )
    .where('worklist_entry.doctor_id', '=', doctor)
    .where('worklist_entry.taken_at', 'is', null)
    .where('worklist_entry.withdrawn_at', 'is', null)
    .where('worklist_entry.day', '>=', firstDay(now))
    .where('patient.deleted_at', 'is', null)

/** An entry in its wire form. */
export const entryOf = (row: WorklistRow, now: number): Output<'worklistSend'> => ({
  uuid: row.uuid,
  unit: row.unit,
  day: row.day,
  orderedBy: row.ordered_by,
  state: row.taken_at ? 'taken' : row.withdrawn_at ? 'withdrawn' : row.day < firstDay(now) ? 'over' : 'open',
})

/** Called when a film of this study has arrived: removes its entry, if there is one, from the worklist. */
export const noteTaken = async (db: Db, { doctor, study, at }: { doctor: string; study: string; at: string }): Promise<void> => {
  await db
    .updateTable('worklist_entry')
    .set({ taken_at: at })
    .where('doctor_id', '=', doctor)
    .where('study_uid', '=', study)
    .where('taken_at', 'is', null)
    .execute()
}

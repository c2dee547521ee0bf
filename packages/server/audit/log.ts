import { randomUUID } from 'node:crypto'
import type { CallName } from '@sella/contract/calls/index'
import { sql } from 'kysely'
import { lastly } from '../db/lastly'
import type { Db } from '../db/open'

/** A change of clinical data. */
export interface Change {
  readonly doctor: string
  readonly at: string
  /** The call that made the change, or the command `import`. */
  readonly action: CallName | 'import'
  readonly entity: 'patient' | 'record' | 'image' | 'overlap' | 'user_analysis' | 'agency' | 'plan' | 'document'
  readonly uuid: string
  /** The values before and after, as far as they changed. */
  readonly details: Readonly<Record<string, unknown>>
}

/** What remains of a change's details once the account is deleted: no names, nor anything else about a patient. */
const erased = '{"erased":true}'

/**
 * Erases the details of every change made by a deleted doctor, except for cases she handed over, which still exist. The database
 * refuses any other change of the log.
 */
export const eraseDetails = async (tx: Db, doctor: string): Promise<void> => {
  const standing = (['patient', 'record', 'image', 'plan', 'document'] as const).map(
    table => sql<boolean>`entity_uuid not in (select uuid from ${sql.table(table)})`,
  )
  await tx
    .updateTable('audit')
    .set({ details: erased })
    .where('doctor_id', '=', doctor)
    .where(sql<boolean>`${sql.join(standing, sql` and `)}`)
    .execute()
}

/** Erases the details of every change to things that were deleted for good. */
export const eraseDetailsOf = async (tx: Db, uuids: readonly string[]): Promise<void> => {
  await tx.updateTable('audit').set({ details: erased }).where('entity_uuid', 'in', uuids).execute()
}

/** The plans of records that the log names, those deleted since too: the details of a plan begin with its record. */
export const plansLogged = async (tx: Db, records: readonly string[]): Promise<readonly string[]> => {
  // As the index has it (migration 0049), with nothing bound: SQLite would not recognise it otherwise.
  const rows = await tx
    .selectFrom('audit')
    .select('entity_uuid')
    .distinct()
    .where(sql<boolean>`entity = 'plan'`)
    .where(sql`substr(details, 12, 36)`, 'in', records)
    .execute()
  return rows.map(row => row.entity_uuid)
}

/** Logs a change, in the transaction that makes it. */
export const note = async (tx: Db, { doctor, at, action, entity, uuid, details }: Change): Promise<void> => {
  const row = { uuid: randomUUID(), doctor_id: doctor, at, action, entity, entity_uuid: uuid, details: JSON.stringify(details) }
  await lastly(tx, tx.insertInto('audit').values(row))
}

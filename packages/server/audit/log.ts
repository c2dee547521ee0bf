import { randomUUID } from 'node:crypto'
import type { CallName } from '@sella/contract/calls/index'
import { sql } from 'kysely'
import type { Db } from '../db/open'

/** A change of clinical data. */
export interface Change {
  readonly doctor: string
  readonly at: string
  /** The call that made it, or the command `import`. */
  readonly action: CallName | 'import'
  readonly entity: 'patient' | 'record' | 'image' | 'overlap' | 'user_analysis' | 'agency' | 'plan' | 'document'
  readonly uuid: string
  /** What was there and what is there now, as far as it changed. */
  readonly details: Readonly<Record<string, unknown>>
}

/** All that stays of a change's details once the account is deleted: neither names nor anything else of a patient. */
const erased = '{"erased":true}'

/** Empties the details of every change of a doctor who is gone, but for cases she handed over, which still stand; the engine refuses any other change of the log. */
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

/** Empties the details of every change of things that are gone for good. */
export const eraseDetailsOf = async (tx: Db, uuids: readonly string[]): Promise<void> => {
  await tx.updateTable('audit').set({ details: erased }).where('entity_uuid', 'in', uuids).execute()
}

/** Writes a change down, in the transaction that makes it. */
export const note = async (tx: Db, { doctor, at, action, entity, uuid, details }: Change): Promise<void> => {
  await tx
    .insertInto('audit')
    .values({ uuid: randomUUID(), doctor_id: doctor, at, action, entity, entity_uuid: uuid, details: JSON.stringify(details) })
    .execute()
}

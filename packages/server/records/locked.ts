import type { OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { type OwnRecord, type RecordRow, selectOwnRecord } from './rows'

/** A transaction and its engine. */
export type Within = Pick<OpenDatabase, 'db' | 'engine'>

/**
 * Selects a doctor's record outside the bin, locked against other transactions until this one ends. SQLite allows only one writer at
 * a time anyway.
 */
export const selectLockedRecord = ({ db: tx, engine }: Within, own: OwnRecord) =>
  selectOwnRecord(tx, own).$if(engine.name === 'postgres', rows => rows.forUpdate('record'))

/** A doctor's record outside the bin, locked until the transaction ends: what is decided by it still holds when that is written. */
export const lockedRecord = async (within: Within, own: OwnRecord): Promise<RecordRow> => {
  const row = await selectLockedRecord(within, own).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

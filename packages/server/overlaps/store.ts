import { recordsNamed } from '@sella/contract/documents/overlap-schemes'
import { note } from '../audit/log'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { ownPatient } from '../patients/rows'
import type { By } from '../patients/store'
import { refuseForeign } from './scheme-records'

const none = '[]'

/** The overlap schemes of a case as JSON text; an empty list when none were saved. */
export const overlapOf = async (db: Db, { doctor, caseUuid }: { doctor: string; caseUuid: string }): Promise<string> => {
  await ownPatient(db, { doctor, uuid: caseUuid })
  const row = await db.selectFrom('overlap').select('content').where('case_uuid', '=', caseUuid).executeTakeFirst()
  return row?.content ?? none
}

export interface SavedOverlap {
  readonly caseUuid: string
  readonly content: string
  /** The schemes the change started from; undefined to overwrite whatever is stored. */
  readonly from?: string
}

/** Replaces the schemes if they are still `before`; false when another transaction was first. */
const replaced = async (
  tx: Db,
  { caseUuid, content }: SavedOverlap,
  { before, by }: { before: string; by: By },
): Promise<boolean> => {
  const written = await tx
    .updateTable('overlap')
    .set({ content, updated_at: by.at })
    .where('case_uuid', '=', caseUuid)
    .where('content', '=', before)
    .executeTakeFirst()
  if (written.numUpdatedRows > 0n) return true
  const added = await tx
    .insertInto('overlap')
    .values({ case_uuid: caseUuid, doctor_id: by.doctor, content, updated_at: by.at })
    .onConflict(conflict => conflict.column('case_uuid').doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Refuses a newly added record of another patient in a scheme. One from before this check may stay; it can be removed and is
 * never printed.
 */
const refuseNewForeign = async (tx: Db, { caseUuid, content }: SavedOverlap, before: string): Promise<void> => {
  const there = new Set(recordsNamed(before).flatMap(scheme => scheme.uuids))
  const added = recordsNamed(content).map(({ name, uuids }) => ({ name, uuids: uuids.filter(uuid => !there.has(uuid)) }))
  await refuseForeign(tx, caseUuid, added)
}

/** Saves the schemes of a case if nobody saved others since the change started. */
export const saveOverlap = ({ db }: OpenDatabase, save: SavedOverlap, by: By): Promise<void> =>
  db.transaction().execute(async tx => {
    const { caseUuid, content, from } = save
    const before = await overlapOf(tx, { doctor: by.doctor, caseUuid })
    // The same save repeated after its reply was lost.
    if (from !== undefined && from !== before && content === before) return
    await refuseNewForeign(tx, save, before)
    const asked = from === undefined || from === before
    if (!asked || !(await replaced(tx, save, { before, by }))) throw new Refusal('OVERLAP_CONFLICT')
    await note(tx, { ...by, action: 'overconfigUpdate', entity: 'overlap', uuid: caseUuid, details: { before, after: content } })
  })

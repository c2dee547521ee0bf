import { note } from '../audit/log'
import type { Db, Store } from '../db/open'
import { ownPatient } from '../patients/rows'
import type { By } from '../patients/store'

const none = '[]'

/** The overlap schemes of a case, a JSON text; an empty list when none were saved. */
export const overlapOf = async (db: Db, { doctor, caseUuid }: { doctor: string; caseUuid: string }): Promise<string> => {
  await ownPatient(db, { doctor, uuid: caseUuid })
  const row = await db.selectFrom('overlap').select('content').where('case_uuid', '=', caseUuid).executeTakeFirst()
  return row?.content ?? none
}

export const saveOverlap = ({ db }: Store, { caseUuid, content }: { caseUuid: string; content: string }, by: By): Promise<void> =>
  db.transaction().execute(async tx => {
    const before = await overlapOf(tx, { doctor: by.doctor, caseUuid })
    await tx
      .insertInto('overlap')
      .values({ case_uuid: caseUuid, doctor_id: by.doctor, content, updated_at: by.at })
      .onConflict(conflict => conflict.column('case_uuid').doUpdateSet({ content, updated_at: by.at }))
      .execute()
    await note(tx, { ...by, action: 'overconfigUpdate', entity: 'overlap', uuid: caseUuid, details: { before, after: content } })
  })

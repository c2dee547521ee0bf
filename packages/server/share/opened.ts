import { appendLog } from '../access/chain'
import { note } from '../audit/log'
import type { OpenDatabase } from '../db/open'
import type { ShareRow } from './rows'

/** Records an opening with the link, and in the log of the case's owner: the clinic's chain, or the doctor's own change log. */
export const noteOpened = (
  { db, engine }: OpenDatabase,
  row: ShareRow,
  { at, address }: { readonly at: string; readonly address: string },
): Promise<void> =>
  db.transaction().execute(async tx => {
    await tx
      .updateTable('case_share')
      .set(eb => ({ opened: eb('opened', '+', 1), opened_at: at }))
      .where('uuid', '=', row.uuid)
      .execute()
    const { uuid, doctor_id: owner, case_uuid: caseUuid, name } = row
    const clinic = await tx.selectFrom('clinic').select('uuid').where('uuid', '=', owner).executeTakeFirst()
    const details = { uuid, address }
    if (!clinic) return note(tx, { doctor: owner, at, action: 'shareOpen', entity: 'patient', uuid: caseUuid, details })
    await appendLog(tx, engine, { clinic: owner, at, person: uuid, name, action: 'shareOpen', kind: 'see', caseUuid, details })
  })

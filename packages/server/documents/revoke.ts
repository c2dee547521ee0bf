import type { FrozenDocument } from '@sella/contract/document'
import { note } from '../audit/log'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { documentOf, ownDocument } from './rows'

interface Revoking {
  readonly doctor: string
  readonly uuid: string
  readonly reason: string
  readonly at: string
}

/** Revokes a doctor's document with the reason; refuses one that was revoked or superseded before. */
export const revokeDocument = async (db: Db, { doctor, uuid, reason, at }: Revoking): Promise<FrozenDocument> => {
  await ownDocument(db, { doctor, uuid })
  return db.transaction().execute(async tx => {
    const closed = await tx
      .updateTable('document')
      .set({ revoked_at: at, revoke_reason: reason })
      .where('uuid', '=', uuid)
      .where('revoked_at', 'is', null)
      .where('superseded_by', 'is', null)
      .executeTakeFirst()
    if (closed.numUpdatedRows === 0n) throw new Refusal('DOCUMENT_CLOSED')
    await note(tx, { doctor, at, action: 'documentRevoke', entity: 'document', uuid, details: { reason } })
    return documentOf(await ownDocument(tx, { doctor, uuid }))
  })
}

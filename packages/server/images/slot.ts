import type { Db } from '../db/open'
import type { ImageRow } from '../records/rows'

/** The chosen image of a kind in a record. */
export const inSlot = (tx: Db, record: string, type: string): Promise<ImageRow | undefined> =>
  tx
    .selectFrom('image')
    .selectAll()
    .where('record_uuid', '=', record)
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .where('beside', '=', 0)
    .executeTakeFirst()

/** When an image leaves its slot, the latest of those kept beside it takes the slot, if there is one. */
export const fillSlot = async (tx: Db, { record_uuid, type }: Pick<ImageRow, 'record_uuid' | 'type'>): Promise<void> => {
  const next = await tx
    .selectFrom('image')
    .select('uuid')
    .where('record_uuid', '=', record_uuid)
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .where('beside', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('uuid')
    .limit(1)
    .executeTakeFirst()
  if (next) await tx.updateTable('image').set({ beside: 0 }).where('uuid', '=', next.uuid).execute()
}

import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'

/** Refuses a file that the case shows already, naming its place: the day of its record and its kind. The bin does not count. */
export const refuseKnown = async (db: Db, caseUuid: string, hash: string): Promise<void> => {
  const known = await db
    .selectFrom('image')
    .innerJoin('record', 'record.uuid', 'image.record_uuid')
    .select(['record.createday', 'image.type'])
    .where('image.hash', '=', hash)
    .where('record.case_uuid', '=', caseUuid)
    .where('image.deleted_at', 'is', null)
    .where('record.deleted_at', 'is', null)
    .orderBy('record.createday')
    .limit(1)
    .executeTakeFirst()
  if (known) throw new Refusal('IMAGE_DUPLICATE', { place: `${known.createday.slice(0, 10)} ${known.type}` })
}

import { sql } from 'kysely'
import type { Db } from '../open'

/**
 * Marks on the pictures of cases that were brought into a clinic stayed with the account the cases came from, and would have been
 * deleted with it: they belong to the account of their picture.
 */
export const marksOfMovedCases = async (db: Db): Promise<void> => {
  await sql`update picture_mark set doctor_id = (select doctor_id from image where image.uuid = picture_mark.image_uuid)
    where doctor_id <> (select doctor_id from image where image.uuid = picture_mark.image_uuid)`.execute(db)
}

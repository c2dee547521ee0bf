import { sql } from 'kysely'
import type { Db, Engine } from '../open'

/**
 * What was measured and noted on a picture: a document apart from the picture's row, so that it does not mark any tracing as
 * changed.
 */
export const pictureMarks = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await sql`create table picture_mark (
    image_uuid ${text} not null primary key references image (uuid) on delete cascade,
    doctor_id ${text} not null references doctor (uuid) on delete cascade,
    content ${text} not null,
    updated_at ${text} not null)`.execute(db)
}

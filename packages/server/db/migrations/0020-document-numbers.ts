import { sql } from 'kysely'
import type { Db, Engine } from '../open'

/** The last number given to a doctor's documents of a day, so that two processes never give the same one. */
export const documentNumbers = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await sql`create table document_number (
    doctor_id ${text} not null references doctor (uuid) on delete cascade,
    day ${text} not null,
    last integer not null,
    primary key (doctor_id, day))`.execute(db)
}

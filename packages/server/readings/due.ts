import { sql } from 'kysely'
import type { Db } from '../db/open'
import type { Reader } from './reader'

/** Records whose values are out of date. Two ranges of an index, where `<>` would walk all of it. */
export const dueRecords = (db: Db, { doctor, stamp }: Pick<Reader, 'doctor' | 'stamp'>) =>
  db.selectFrom('record_index').where('doctor_id', '=', doctor).where(sql<boolean>`(stamp < ${stamp} or stamp > ${stamp})`)

/** Traced records whose values are still to be read. */
export const countDue = async (db: Db, reader: Reader): Promise<number> => {
  const { n } = await dueRecords(db, reader)
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('traced', '=', 1)
    .executeTakeFirstOrThrow()
  return n
}

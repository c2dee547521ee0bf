import { sql } from 'kysely'
import type { Db } from '../db/open'
import type { ReadingContext } from './reader'

/** Records whose values are out of date. Two ranges of an index, where `<>` would walk all of it. */
export const dueRecords = (db: Db, { doctor, stamp }: Pick<ReadingContext, 'doctor' | 'stamp'>) =>
  db.selectFrom('record_index').where('doctor_id', '=', doctor).where(sql<boolean>`(stamp < ${stamp} or stamp > ${stamp})`)

/** Records with a tracing or readings of models whose values are still to be read. */
export const countDue = async (db: Db, reader: ReadingContext): Promise<number> => {
  const { n } = await dueRecords(db, reader)
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where(eb =>
      eb.or([
        eb('traced', '=', 1),
        eb.exists(
          eb
            .selectFrom('record')
            .select('record.uuid')
            .whereRef('record.uuid', '=', 'record_index.record_uuid')
            .where('record.model_readings', 'is not', null),
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  return n
}

import type { Db } from '../db/open'
import type { ReadingContext } from './reader'

/**
 * Records whose values are out of date. Two index ranges are queried separately: combined by `or`, or as `<>`, SQLite would scan
 * the whole index.
 */
const dueRecords = (db: Db, { doctor, stamp }: Pick<ReadingContext, 'doctor' | 'stamp'>) => {
  const hers = db.selectFrom('record_index').selectAll().where('doctor_id', '=', doctor)
  return db.selectFrom(
    hers
      .where('stamp', '<', stamp)
      .unionAll(hers.where('stamp', '>', stamp))
      .as('record_index'),
  )
}

/** Numbers of the next records to measure. */
export const nextDue = async (db: Db, reader: ReadingContext, limit: number): Promise<readonly number[]> => {
  const rows = await dueRecords(db, reader).select('no').limit(limit).execute()
  return rows.map(row => row.no)
}

/** Number of records with a tracing or model readings whose values have not been computed yet. */
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

import { sql } from 'kysely'
import type { Db } from '../db/open'

interface Day {
  readonly doctor: string
  /** `YYYY-MM-DD`. */
  readonly day: string
}

/** `D-20260520-0007`. */
const headOf = (day: string): string => `D-${day.replaceAll('-', '')}-`

/** The highest number among a doctor's documents of a day, including imported ones. */
const highest = async (db: Db, { doctor, day }: Day): Promise<number> => {
  const head = headOf(day)
  const { last } = await db
    .selectFrom('document')
    .select(eb => eb.fn.max('number').as('last'))
    .where('doctor_id', '=', doctor)
    .where('number', 'like', `${head}%`)
    .executeTakeFirstOrThrow()
  return Number(last?.slice(head.length) ?? 0)
}

export interface TakenNumber {
  readonly number: string
  /** Returns the number if the document was not made after all; if a later number has been taken meanwhile, it stays unused. */
  giveBack(): Promise<void>
}

/** Takes a doctor's next number of a day. The database hands it out atomically, so that no two processes get the same one. */
export const takeNumber = async (db: Db, of: Day): Promise<TakenNumber> => {
  const { doctor, day } = of
  const next = (await highest(db, of)) + 1
  const { last } = await db
    .insertInto('document_number')
    .values({ doctor_id: doctor, day, last: next })
    .onConflict(conflict =>
      conflict.columns(['doctor_id', 'day']).doUpdateSet({
        last: sql<number>`case when document_number.last >= excluded.last then document_number.last + 1 else excluded.last end`,
      }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return {
    number: `${headOf(day)}${String(last).padStart(4, '0')}`,
    giveBack: async () => {
      await db
        .updateTable('document_number')
        .set({ last: last - 1 })
        .where('doctor_id', '=', doctor)
        .where('day', '=', day)
        .where('last', '=', last)
        .execute()
    },
  }
}

import { sql } from 'kysely'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'

interface OfCase {
  readonly doctor: string
  /** Null for what belongs to no case: the doctor's settings and analyses. */
  readonly caseUuid: string | null
}

/** How often it is begun again before the caller is asked to wait. */
const mostTries = 5

/** Changes with anything that a page of a case may show: the case and its records, its schemes and plans, the doctor's settings and analyses. */
const stateOf = async (db: Db, { doctor, caseUuid }: OfCase): Promise<string> => {
  const { rows } = await sql<Readonly<Record<string, unknown>>>`select
    (select p.updated_at from patient p where p.uuid = ${caseUuid}) as patient,
    (select sum(r.version) from record r where r.case_uuid = ${caseUuid}) as versions,
    (select o.updated_at from overlap o where o.case_uuid = ${caseUuid}) as schemes,
    (select max(l.updated_at) from plan l join record r on r.uuid = l.record_uuid where r.case_uuid = ${caseUuid}) as plans,
    (select sum(l.version) from plan l join record r on r.uuid = l.record_uuid where r.case_uuid = ${caseUuid}) as drafts,
    (select max(s.updated_at) from setting s where s.doctor_id = ${doctor}) as settings,
    (select max(a.updated_at) from user_analysis a where a.doctor_id = ${doctor}) as analyses,
    (select count(*) from user_analysis a where a.doctor_id = ${doctor}) as methods`.execute(db)
  return JSON.stringify(rows)
}

/**
 * What is gathered of a case in many queries, as it stood at one moment: gathered again where something was changed meanwhile, so
 * that one page never shows values of two states. Refuses (BUSY) where it never stands still.
 */
export const steadily = async <T>(db: Db, of: OfCase, gather: () => Promise<T>): Promise<T> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await stateOf(db, of)
    const gathered = await gather()
    if ((await stateOf(db, of)) === before) return gathered
  }
  throw new Refusal('BUSY')
}

/** Gathers the parts of a table, each of a case or, by null, of what belongs to no case. */
export type Gathering = <T>(caseUuid: string | null, gather: () => Promise<T>) => Promise<T>

/** Each part as it stood at one moment (`steadily`). */
export const eachSteadily =
  (db: Db, doctor: string): Gathering =>
  (caseUuid, gather) =>
    steadily(db, { doctor, caseUuid }, gather)

/** For what is gathered again as a whole: its parts need not stand still by themselves. */
export const asItIs: Gathering = (_, gather) => gather()

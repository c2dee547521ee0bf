import { randomUUID } from 'node:crypto'
import { type ClinicRole, takesCases } from '@sella/contract/access/roles'
import { appendLog, nameOf } from '../access/chain'
import type { HandOverTable } from '../db/clinic-tables'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { memberRole } from './rows'

/** Who acts at which clinic, and when. */
export interface Acting {
  readonly clinic: string
  readonly person: string
  readonly at: string
}

export interface HandOverWish {
  readonly from: string
  readonly to: string
  readonly cases: 'all' | readonly string[]
  readonly note: string
}

/** Rows of one statement; SQLite takes 32,766 values. */
const atOnce = 500

const inParts = function* (cases: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < cases.length; at += atOnce) yield cases.slice(at, at + atOnce)
}

/** The cases of a clinic a person is assigned to, in the bin or not. */
export const casesOf = async (tx: Db, clinic: string, person: string): Promise<readonly string[]> =>
  (
    await tx
      .selectFrom('case_doctor')
      .innerJoin('patient', 'patient.uuid', 'case_doctor.case_uuid')
      .select('case_uuid')
      .where('case_doctor.doctor_id', '=', person)
      .where('patient.doctor_id', '=', clinic)
      .orderBy('case_uuid')
      .execute()
  ).map(row => row.case_uuid)

/** Refuses who is no member as one who does not exist, and a member whose role treats nobody. */
const receiving = async (tx: Db, clinic: string, to: string): Promise<void> => {
  const role: ClinicRole = await memberRole(tx, clinic, to)
  if (!takesCases(role)) throw new Refusal('HAND_OVER_ROLE', { name: await nameOf(tx, to) })
}

/** The receiver stands where the giver stood; who else is assigned to a case stays. */
const give = async (tx: Db, { from, to }: Pick<HandOverWish, 'from' | 'to'>, cases: readonly string[]): Promise<void> => {
  for (const some of inParts(cases)) {
    await tx.deleteFrom('case_doctor').where('doctor_id', '=', from).where('case_uuid', 'in', some).execute()
    await tx
      .insertInto('case_doctor')
      .values(some.map(case_uuid => ({ case_uuid, doctor_id: to })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}

interface Told {
  readonly action: 'handOverAdd' | 'handOverSettle'
  readonly handOver: string
  readonly from: string
  readonly to: string
  readonly state: HandOverTable['state']
}

/** One entry a case: whoever reads the log of a case finds it there. The note stays out of it. */
const logged = async (tx: Db, engine: OpenDatabase['engine'], acting: Acting, entry: Told & { cases: readonly string[] }) => {
  const { action, cases, handOver, from, to, state } = entry
  for (const caseUuid of cases)
    await appendLog(tx, engine, { ...acting, action, kind: 'share', caseUuid, details: { handOver, from, to, state } })
}

const named = async (tx: Db, { from, to }: Pick<HandOverWish, 'from' | 'to'>, by: string) => ({
  ...{ from_id: from, from_name: await nameOf(tx, from), to_id: to, to_name: await nameOf(tx, to) },
  ...{ by_id: by, by_name: await nameOf(tx, by) },
})

/** Hands cases over: at once, or as an offer that waits for the receiver. Refuses cases that are not the giver's. */
export const handOver = async (
  tx: Db,
  engine: OpenDatabase['engine'],
  { wish, acting, now: settled }: { wish: HandOverWish; acting: Acting; now: boolean },
): Promise<{ uuid: string; cases: number; waits: boolean }> => {
  const { from, to, note } = wish
  const { clinic, person, at } = acting
  if (from === to) throw new Refusal('INPUT_INVALID', { field: 'to' })
  await memberRole(tx, clinic, from)
  await receiving(tx, clinic, to)
  const hers = await casesOf(tx, clinic, from)
  const wanted = wish.cases === 'all' ? hers : [...new Set(wish.cases)].filter(uuid => hers.includes(uuid))
  if (wanted.length === 0 || (wish.cases !== 'all' && wanted.length < new Set(wish.cases).size))
    throw new Refusal('HAND_OVER_EMPTY')
  const [uuid, state] = [randomUUID(), settled ? 'done' : 'waiting'] as const
  const row = { uuid, clinic_uuid: clinic, note, state, created_at: at, settled_at: settled ? at : null }
  await tx
    .insertInto('hand_over')
    .values({ ...row, ...(await named(tx, wish, person)) })
    .execute()
  for (const some of inParts(wanted))
    await tx
      .insertInto('hand_over_case')
      .values(some.map(case_uuid => ({ hand_over_uuid: uuid, case_uuid })))
      .execute()
  if (settled) await give(tx, wish, wanted)
  await logged(tx, engine, acting, { action: 'handOverAdd', handOver: uuid, from, to, state, cases: wanted })
  return { uuid, cases: wanted.length, waits: !settled }
}

/** An offer that waits; refuses one of another clinic as one that never was. */
const offered = async (tx: Db, clinic: string, uuid: string) => {
  const row = await tx
    .selectFrom('hand_over')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('clinic_uuid', '=', clinic)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

const stateAs = { accepted: 'done', declined: 'declined', withdrawn: 'withdrawn' } as const
export type SettledAs = keyof typeof stateAs

/** Which of an offer's cases are the giver's still. */
const stillHers = async (tx: Db, row: HandOverTable): Promise<readonly string[]> => {
  const hers = new Set(await casesOf(tx, row.clinic_uuid, row.from_id))
  const offer = await tx.selectFrom('hand_over_case').select('case_uuid').where('hand_over_uuid', '=', row.uuid).execute()
  return offer.map(row => row.case_uuid).filter(uuid => hers.has(uuid))
}

/**
 * Answers an offer: the receiver accepts or declines it, who made it or manages the clinic takes it back. Who is none of these is answered
 * as if it did not exist. Cases that went elsewhere meanwhile stay there.
 */
export const settle = async (
  tx: Db,
  engine: OpenDatabase['engine'],
  { uuid, as, acting, manages }: { uuid: string; as: SettledAs; acting: Acting; manages: boolean },
): Promise<{ cases: number }> => {
  const row = await offered(tx, acting.clinic, uuid)
  const { from_id: from, to_id: to } = row
  const own = as === 'withdrawn' ? manages || [row.by_id, from].includes(acting.person) : to === acting.person
  if (!own) throw new Refusal('NOT_FOUND')
  if (row.state !== 'waiting') throw new Refusal('HAND_OVER_SETTLED')
  if (as === 'accepted') await receiving(tx, acting.clinic, to)
  const cases = await stillHers(tx, row)
  if (as === 'accepted' && cases.length === 0) throw new Refusal('HAND_OVER_EMPTY')
  const state = stateAs[as]
  await tx.updateTable('hand_over').set({ state, settled_at: acting.at }).where('uuid', '=', uuid).execute()
  if (as === 'accepted') await give(tx, { from, to }, cases)
  await logged(tx, engine, acting, { action: 'handOverSettle', handOver: uuid, from, to, state, cases })
  return { cases: as === 'accepted' ? cases.length : 0 }
}

/** Offers from and to a person who is a member no longer are off. */
export const withdrawOffers = (tx: Db, { clinic, person, at }: Acting) =>
  tx
    .updateTable('hand_over')
    .set({ state: 'withdrawn', settled_at: at })
    .where('clinic_uuid', '=', clinic)
    .where('state', '=', 'waiting')
    .where(({ or, eb }) => or([eb('from_id', '=', person), eb('to_id', '=', person)]))
    .execute()

import { randomUUID } from 'node:crypto'
import { type ClinicRole, takesCases } from '@sella/contract/access/roles'
import { appendLog, nameOf } from '../access/chain'
import type { HandOverTable } from '../db/clinic-tables'
import { inParts } from '../db/in-parts'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { memberRole } from './rows'

/** Who acts, at which clinic, and when. */
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

/** Rows per statement; SQLite accepts 32,766 values. */
const atOnce = 500

/** The cases of a clinic assigned to a person, in the bin or not. */
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

/** Refuses a person who is not a member in the same way as one who does not exist, and a member whose role takes no cases. */
const receiving = async (tx: Db, clinic: string, to: string): Promise<void> => {
  const role: ClinicRole = await memberRole(tx, clinic, to)
  if (!takesCases(role)) throw new Refusal('HAND_OVER_ROLE', { name: await nameOf(tx, to) })
}

/** Replaces the giver by the recipient; other members assigned to a case stay. */
const give = async (tx: Db, { from, to }: Pick<HandOverWish, 'from' | 'to'>, cases: readonly string[]): Promise<void> => {
  for (const some of inParts(cases, atOnce)) {
    await tx.deleteFrom('case_doctor').where('doctor_id', '=', from).where('case_uuid', 'in', some).execute()
    await tx
      .insertInto('case_doctor')
      .values(some.map(case_uuid => ({ case_uuid, doctor_id: to })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}

interface HandOverChange {
  readonly action: 'handOverAdd' | 'handOverSettle'
  readonly handOver: string
  readonly from: string
  readonly to: string
  readonly state: HandOverTable['state']
}

/** One log entry per case, so that it appears in the case's own log. The note is not logged. */
const logged = async (
  tx: Db,
  engine: OpenDatabase['engine'],
  acting: Acting,
  entry: HandOverChange & { cases: readonly string[] },
) => {
  const { action, cases, handOver, from, to, state } = entry
  for (const caseUuid of cases)
    await appendLog(tx, engine, { ...acting, action, kind: 'share', caseUuid, details: { handOver, from, to, state } })
}

const named = async (tx: Db, { from, to }: Pick<HandOverWish, 'from' | 'to'>, by: string) => ({
  ...{ from_id: from, from_name: await nameOf(tx, from), to_id: to, to_name: await nameOf(tx, to) },
  ...{ by_id: by, by_name: await nameOf(tx, by) },
})

/** Hands cases over, either at once or as an offer awaiting the recipient. Refuses cases that are not the giver's. */
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
  for (const some of inParts(wanted, atOnce))
    await tx
      .insertInto('hand_over_case')
      .values(some.map(case_uuid => ({ hand_over_uuid: uuid, case_uuid })))
      .execute()
  if (settled) await give(tx, wish, wanted)
  await logged(tx, engine, acting, { action: 'handOverAdd', handOver: uuid, from, to, state, cases: wanted })
  return { uuid, cases: wanted.length, waits: !settled }
}

/** A pending offer; one of another clinic is refused as if it did not exist. */
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

/** The cases of an offer that still belong to the giver. */
const stillHers = async (tx: Db, row: HandOverTable): Promise<readonly string[]> => {
  const hers = new Set(await casesOf(tx, row.clinic_uuid, row.from_id))
  const offer = await tx.selectFrom('hand_over_case').select('case_uuid').where('hand_over_uuid', '=', row.uuid).execute()
  return offer.map(row => row.case_uuid).filter(uuid => hers.has(uuid))
}

/**
 * Settles an offer: the recipient accepts or declines it, its maker or a manager of the clinic withdraws it. Anybody else is
 * answered as if it did not exist. Cases that have since gone elsewhere stay there.
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

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Parsed } from '@sella/contract/calls/index'
import type { MachineScope, MachineToken } from '@sella/contract/waiting'
import { sql } from 'kysely'
import { makerMay } from '../access/still-may'
import { asIs, whole } from '../acts/whole'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
}

/** Most tokens of one account. */
const mostTokens = 50
/** A token's use is recorded at most once in this many ms, so that not every file causes a write. */
const noteEvery = 300_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

type Wanted = Pick<Parsed<'machineTokenAdd'>, 'name' | 'scope'>

const addToken = async (
  { db, engine }: OpenDatabase,
  { name, scope }: Wanted,
  { doctor, person, at }: { doctor: string; person: string; at: string },
) => {
  await engine.oneAtATime(db, `machine tokens of ${doctor}`)
  const { n } = await db
    .selectFrom('machine_token')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('doctor_id', '=', doctor)
    .executeTakeFirstOrThrow()
  if (Number(n) >= mostTokens) throw new Refusal('MACHINE_TOKEN_LIMIT', { limit: mostTokens })
  const token = randomBytes(32).toString('base64url')
  const { user_name } = await db.selectFrom('doctor').select('user_name').where('uuid', '=', person).executeTakeFirstOrThrow()
  const uuid = randomUUID()
  const times = { created_by: user_name, made_by: person, created_at: at }
  await db
    .insertInto('machine_token')
    .values({ uuid, doctor_id: doctor, name, scope, token_hash: hashOf(token), ...times })
    .execute()
  return { uuid, token }
}

const tokensOf = async (db: Db, doctor: string): Promise<MachineToken[]> => {
  const rows = await db
    .selectFrom('machine_token')
    .select(['uuid', 'name', 'scope', 'created_by as createdBy', 'created_at as createdAt', 'used_at as usedAt'])
    .select(['ended_at as endedAt', sql<number>`case when ${makerMay('machine_token')} then 1 else 0 end`.as('makerMay')])
    .where('doctor_id', '=', doctor)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute()
  return rows.map(row => ({ ...row, makerMay: row.makerMay === 1 }))
}

/** The tokens of an account's machines: 256 random bits each, of which only the hash is stored. */
export const machineTokenCalls = ({
  store,
  store: { db },
  now,
}: Ports): Part<'machineTokens' | 'machineTokenAdd' | 'machineTokenStop'> => ({
  machineTokens: (_, { doctor }) => tokensOf(db, doctor),
  machineTokenAdd: (wish, { doctor, person, act }) =>
    whole({ store, act }, within => addToken(within, wish, { doctor, person, at: instant(now()) }), asIs),
  machineTokenStop: async ({ uuid }, { doctor }) => {
    const { numDeletedRows } = await db
      .deleteFrom('machine_token')
      .where('uuid', '=', uuid)
      .where('doctor_id', '=', doctor)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Refusal('NOT_FOUND')
    return {}
  },
})

/** A machine that presented its token: its account, and its name there. */
export interface Machine {
  readonly doctor: string
  readonly name: string
}

/** The token in an `authorization` header: as Bearer, or as the password of Basic with any user name. */
const tokenIn = (header: string | undefined): string => {
  const [, scheme = '', value = ''] = /^(bearer|basic)\s+(\S+)\s*$/i.exec(header ?? '') ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  return Buffer.from(value, 'base64').toString('utf8').split(':').slice(1).join(':')
}

/**
 * The machine making the request; null for any token that is missing, unknown, revoked, for another purpose, or whose maker may
 * no longer make such a one.
 */
export const machineBy = async (
  db: Db,
  header: string | undefined,
  { scope, now }: { readonly scope: MachineScope; readonly now: number },
): Promise<Machine | null> => {
  const token = tokenIn(header)
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null
  const row = await db
    .selectFrom('machine_token')
    .select(['uuid', 'doctor_id', 'name', 'used_at'])
    .where('token_hash', '=', hashOf(token))
    .where('scope', '=', scope)
    .where('ended_at', 'is', null)
    .where(makerMay('machine_token'))
    .executeTakeFirst()
  if (!row) return null
  if ((row.used_at ?? '') < instant(now - noteEvery))
    await db
      .updateTable('machine_token')
      .set({ used_at: instant(now) })
      .where('uuid', '=', row.uuid)
      .execute()
      .catch(() => undefined)
  return { doctor: row.doctor_id, name: row.name }
}

import { randomBytes, randomUUID } from 'node:crypto'
import { clinicSettings } from '@sella/contract/access/needs'
import { sql } from 'kysely'
import { appendLog } from '../access/chain'
import { hashPassword } from '../auth/password'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { moveCases } from './move-cases'
import { clinicsOf, type Own } from './rows'

/** Maximum number of clinics per person; nobody works at more. */
const mostClinics = 20

/**
 * Adds the account that owns the clinic's cases; nobody can sign in to it: its password is unknown, and its login name cannot be
 * entered.
 */
const addAccount = async (tx: Db, { uuid, name, at, hash }: { uuid: string; name: string; at: string; hash: string }) => {
  // Longer than any name that can be entered.
  const login = `clinic ${uuid} ${uuid}`
  const account = { uuid, login_name: login, login_key: login, password_hash: hash, user_name: name, role: 'doctor' as const }
  await tx
    .insertInto('doctor')
    .values({ ...account, phone: null, email: null, age: null, created_at: at, updated_at: at })
    .execute()
  await tx.insertInto('clinic').values({ uuid, created_at: at }).execute()
}

/** Transfers a person's measurement settings to the clinic, so that her cases are still judged by the same ones. */
const moveWays = async (tx: Db, { from, to }: { from: string; to: string }): Promise<void> => {
  await tx.updateTable('user_analysis').set({ doctor_id: to }).where('doctor_id', '=', from).execute()
  await tx
    .updateTable('setting')
    .set({ doctor_id: to })
    .where('doctor_id', '=', from)
    .where('name', 'in', [...clinicSettings])
    .execute()
}

interface Founding {
  readonly person: string
  readonly name: string
  readonly withCases: boolean
  /** The hash of a password that nobody knows. */
  readonly hash: string
  readonly at: string
}

export const nobodysPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('hex'))

interface Joining {
  readonly clinic: string
  readonly person: string
  readonly role: Own['role']
  readonly at: string
}

export const join = async (tx: Db, engine: OpenDatabase['engine'], { clinic, person, role, at }: Joining): Promise<void> => {
  await engine.oneAtATime(tx, `clinics of ${person}`)
  if ((await clinicsOf(tx, person)).length >= mostClinics) throw new Refusal('CLINIC_LIMIT', { limit: mostClinics })
  await tx.insertInto('clinic_member').values({ clinic_uuid: clinic, doctor_id: person, role, joined_at: at }).execute()
  await tx.updateTable('doctor').set({ desk: clinic }).where('uuid', '=', person).execute()
}

/** Creates a clinic with its first owner, who works there from then on, and moves all her cases there if requested. */
export const createClinic = async (
  { db, engine }: OpenDatabase,
  { person, name, withCases, hash, at }: Founding,
): Promise<Own> => {
  const uuid = randomUUID()
  return db.transaction().execute(async tx => {
    await addAccount(tx, { uuid, name, at, hash })
    await join(tx, engine, { clinic: uuid, person, role: 'owner', at })
    if (withCases) {
      const cases = await tx.selectFrom('patient').select('uuid').where('doctor_id', '=', person).execute()
      await moveCases(
        tx,
        { from: person, to: uuid },
        cases.map(row => row.uuid),
      )
      // She entered them: she stays their orthodontist.
      await sql`insert into case_doctor (case_uuid, doctor_id)
        select uuid, ${person} from patient where doctor_id = ${uuid}`.execute(tx)
      await moveWays(tx, { from: person, to: uuid })
    }
    const first = { clinic: uuid, person, at, action: 'clinicFound', kind: 'members', caseUuid: null } as const
    await appendLog(tx, engine, { ...first, details: { withCases } })
    return { uuid, name, role: 'owner' }
  })
}

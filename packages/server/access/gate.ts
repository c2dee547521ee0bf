import type { Lang } from '@sella/ceph/words'
import { needOf } from '@sella/contract/access/need-of'
import { movesFilms } from '@sella/contract/access/needs'
import { forbiddenWords } from '@sella/contract/access/role-words'
import { type Action, may, seesAssigned } from '@sella/contract/access/roles'
import type { CallName } from '@sella/contract/calls/index'
import type { Db } from '../db/open'
import type { DoctorAsking } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { casesNamed, onTracedFilm, uuidsIn } from './subject'

/** A person with a session, before the desk of the call is determined. */
export interface Person {
  readonly doctor: string
  /** In which a refusal is worded. */
  readonly lang: Lang
  readonly clinic: {
    readonly uuid: string
    readonly role: DoctorAsking['clinicRole'] & string
    /** The clinic requires two-step sign-in, which the person has not set up. */
    readonly barred: boolean
  } | null
}

/** A permitted call: whose cases it concerns, who makes it, and what the log records of it. */
export interface Granted extends Pick<DoctorAsking, 'doctor' | 'person' | 'only' | 'clinicRole'> {
  /** Null at the person's own desk, where no log is kept. */
  readonly entry: { readonly action: Action; readonly cases: readonly string[] } | null
}

type Input = Readonly<Record<string, unknown>>

/** Leave to register does not include leave to detach a film from its tracing. */
const actionOf = async (
  db: Db,
  name: CallName,
  need: Action,
  { owner, input }: { owner: string; input: Input },
): Promise<Action> => (movesFilms.has(name) && (await onTracedFilm(db, owner, input)) ? 'trace' : need)

/**
 * Decides whether a call may be made, before its handler runs; the only place that does. At her own desk a person may do anything
 * with her own data, and queries restrict her to it. At a clinic's desk her role must allow the action the call states. A person
 * who sees only assigned cases may name no others: the reply is as if they did not exist.
 */
export const grant = async (
  db: Db,
  name: CallName,
  input: unknown,
  { doctor: person, clinic, lang }: Person,
): Promise<Granted> => {
  const need = needOf(name, input)
  if (need === null) throw new Refusal('FORBIDDEN')
  if (clinic === null || need === 'self') return { doctor: person, person, only: null, clinicRole: null, entry: null }
  if (clinic.barred) throw new Refusal('SECOND_FACTOR_REQUIRED')
  const { uuid: owner, role } = clinic
  const asked = input as Input
  const action = may(role, need) ? await actionOf(db, name, need, { owner, input: asked }) : need
  if (!may(role, action)) throw new Refusal('ROLE_FORBIDS', forbiddenWords(role, action, lang))
  const cases = await casesNamed(db, owner, uuidsIn(asked))
  const only = seesAssigned(role) ? person : null
  if (only !== null) await refuseUnassigned(db, { person, cases })
  return { doctor: owner, person, only, clinicRole: role, entry: { action, cases } }
}

const refuseUnassigned = async (db: Db, { person, cases }: { person: string; cases: readonly string[] }): Promise<void> => {
  if (cases.length === 0) return
  const rows = await db
    .selectFrom('case_doctor')
    .select('case_uuid')
    .where('doctor_id', '=', person)
    .where('case_uuid', 'in', cases)
    .execute()
  if (rows.length < cases.length) throw new Refusal('NOT_FOUND')
}

import type { ClinicRole } from '@sella/contract/access/roles'
import { appendLog } from '../access/chain'
import { endOpened, withdrawOffers } from '../access/end-opened'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { type Acting, casesOf, handOver } from './hand-over'
import { keepsOwner, memberRole } from './rows'

interface Which {
  /** The clinic and the person acting there. */
  readonly acting: Acting
  readonly person: string
}

/** Changes a member's role; refuses to change the last owner's. */
export const changeRole = ({ db, engine }: OpenDatabase, { acting, person }: Which, role: ClinicRole): Promise<void> =>
  db.transaction().execute(async tx => {
    const { clinic } = acting
    await engine.oneAtATime(tx, `members of ${clinic}`)
    const before = await memberRole(tx, clinic, person)
    if (before === 'owner' && role !== 'owner') await keepsOwner(tx, clinic, person)
    await tx
      .updateTable('clinic_member')
      .set({ role })
      .where('clinic_uuid', '=', clinic)
      .where('doctor_id', '=', person)
      .execute()
    await endOpened(tx, engine, { ...acting, maker: person })
  })

/** Assigns cases to one more person; those already assigned stay. */
const assignTo = async (tx: Db, cases: readonly string[], person: string): Promise<void> => {
  for (const case_uuid of cases)
    await tx
      .insertInto('case_doctor')
      .values({ case_uuid, doctor_id: person })
      .onConflict(conflict => conflict.doNothing())
      .execute()
}

/** How a membership ends: by whom, when, and who takes over the cases. */
interface Ending {
  /** The clinic and the person acting there. */
  readonly acting: Acting
  /** The member who leaves. */
  readonly person: string
  readonly casesTo: string | null
}

/** Ends a membership at once. The cases stay with the clinic; those assigned to the member are handed to `casesTo` if given. */
export const removeMember = ({ db, engine }: OpenDatabase, { acting, person, casesTo }: Ending): Promise<void> =>
  db.transaction().execute(async tx => {
    const { clinic } = acting
    await engine.oneAtATime(tx, `members of ${clinic}`)
    if ((await memberRole(tx, clinic, person)) === 'owner') await keepsOwner(tx, clinic, person)
    if (casesTo === person) throw new Refusal('INPUT_INVALID', { field: 'casesTo' })
    if (casesTo !== null) await memberRole(tx, clinic, casesTo)
    const cases = await casesOf(tx, clinic, person)
    if (casesTo !== null && cases.length > 0) {
      const wish = { from: person, to: casesTo, cases: 'all', note: '' } as const
      await handOver(tx, engine, { wish, acting, now: true })
    } else {
      const theirs = tx.selectFrom('patient').select('uuid').where('doctor_id', '=', clinic)
      await tx.deleteFrom('case_doctor').where('doctor_id', '=', person).where('case_uuid', 'in', theirs).execute()
    }
    await withdrawOffers(tx, { ...acting, person })
    // A removal is logged by the owner's call; a member who leaves gets an entry of her own.
    if (acting.person === person)
      await appendLog(tx, engine, { ...acting, action: 'clinicLeave', kind: 'members', caseUuid: null, details: {} })
    await tx.deleteFrom('clinic_member').where('clinic_uuid', '=', clinic).where('doctor_id', '=', person).execute()
    await endOpened(tx, engine, { ...acting, maker: person })
  })

interface Assigned {
  readonly clinic: string
  readonly caseUuid: string
}

interface Assigning {
  readonly persons: readonly string[]
  /** Who was seen assigned before; null where that does not matter. */
  readonly from: readonly string[] | null
}

const isSame = (some: ReadonlySet<string>, others: readonly string[]): boolean => {
  const set = new Set(others)
  return set.size === some.size && [...set].every(person => some.has(person))
}

/** Refuses to replace what another window has assigned since; what is wanted already is no such change, as after a lost reply. */
const refuseUnseen = async (tx: Db, { clinic, caseUuid }: Assigned, { persons, from }: Assigning): Promise<void> => {
  if (from === null) return
  const members = tx.selectFrom('clinic_member').select('doctor_id').where('clinic_uuid', '=', clinic)
  const rows = await tx
    .selectFrom('case_doctor')
    .select('doctor_id')
    .where('case_uuid', '=', caseUuid)
    .where('doctor_id', 'in', members)
    .execute()
  const now = new Set(rows.map(row => row.doctor_id))
  if (!isSame(now, from) && !isSame(now, persons)) throw new Refusal('PATIENT_CONFLICT')
}

/** Assigns a case to exactly these members. PATIENT_CONFLICT if it is no longer assigned to those of `from`. */
export const assignCase = ({ db, engine }: OpenDatabase, at: Assigned, assigning: Assigning): Promise<void> =>
  db.transaction().execute(async tx => {
    const { clinic, caseUuid } = at
    await engine.oneAtATime(tx, `members of ${clinic}`)
    await refuseUnseen(tx, at, assigning)
    const persons = new Set(assigning.persons)
    for (const person of persons) await memberRole(tx, clinic, person)
    await tx.deleteFrom('case_doctor').where('case_uuid', '=', caseUuid).execute()
    for (const person of persons) await assignTo(tx, [caseUuid], person)
  })

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

/** Assigns a case to exactly these members. */
export const assignCase = (
  { db, engine }: OpenDatabase,
  { clinic, caseUuid }: { readonly clinic: string; readonly caseUuid: string },
  persons: readonly string[],
): Promise<void> =>
  db.transaction().execute(async tx => {
    await engine.oneAtATime(tx, `members of ${clinic}`)
    for (const person of new Set(persons)) await memberRole(tx, clinic, person)
    await tx.deleteFrom('case_doctor').where('case_uuid', '=', caseUuid).execute()
    for (const person of new Set(persons)) await assignTo(tx, [caseUuid], person)
  })

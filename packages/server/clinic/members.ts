import type { ClinicRole } from '@sella/contract/access/roles'
import { appendLog } from '../access/chain'
import type { Db, Store } from '../db/open'
import { Refusal } from '../http/refusal'
import { keepsOwner, memberRole } from './rows'

interface Which {
  readonly clinic: string
  readonly person: string
}

/** Gives a member another role; the last owner stays one. */
export const changeRole = ({ db, engine }: Store, { clinic, person }: Which, role: ClinicRole): Promise<void> =>
  db.transaction().execute(async tx => {
    await engine.oneAtATime(tx, `members of ${clinic}`)
    const before = await memberRole(tx, clinic, person)
    if (before === 'owner' && role !== 'owner') await keepsOwner(tx, clinic, person)
    await tx
      .updateTable('clinic_member')
      .set({ role })
      .where('clinic_uuid', '=', clinic)
      .where('doctor_id', '=', person)
      .execute()
  })

const casesAssigned = async (tx: Db, { clinic, person }: Which): Promise<readonly string[]> =>
  (
    await tx
      .selectFrom('case_doctor')
      .innerJoin('patient', 'patient.uuid', 'case_doctor.case_uuid')
      .select('case_uuid')
      .where('case_doctor.doctor_id', '=', person)
      .where('patient.doctor_id', '=', clinic)
      .execute()
  ).map(row => row.case_uuid)

/** Assigns cases to a person besides those who are; who is already, stays. */
const assignTo = async (tx: Db, cases: readonly string[], person: string): Promise<void> => {
  for (const case_uuid of cases)
    await tx
      .insertInto('case_doctor')
      .values({ case_uuid, doctor_id: person })
      .onConflict(conflict => conflict.doNothing())
      .execute()
}

/** Ends a membership at once. The cases stay with the clinic; those she was assigned to go to `casesTo`, where one is named. */
export const removeMember = (
  { db, engine }: Store,
  { clinic, person }: Which,
  casesTo: string | null,
  leaving?: { readonly action: 'clinicLeave'; readonly at: string },
): Promise<void> =>
  db.transaction().execute(async tx => {
    await engine.oneAtATime(tx, `members of ${clinic}`)
    if ((await memberRole(tx, clinic, person)) === 'owner') await keepsOwner(tx, clinic, person)
    if (casesTo === person) throw new Refusal('INPUT_INVALID', { field: 'casesTo' })
    if (casesTo !== null) await memberRole(tx, clinic, casesTo)
    const cases = await casesAssigned(tx, { clinic, person })
    if (cases.length > 0)
      await tx.deleteFrom('case_doctor').where('doctor_id', '=', person).where('case_uuid', 'in', cases).execute()
    if (casesTo !== null) await assignTo(tx, cases, casesTo)
    // Who is removed is in the owner's entry; who leaves makes one of her own.
    if (leaving) await appendLog(tx, engine, { ...leaving, clinic, person, kind: 'members', caseUuid: null, details: {} })
    await tx.deleteFrom('clinic_member').where('clinic_uuid', '=', clinic).where('doctor_id', '=', person).execute()
  })

/** Assigns a case to these members and no others. */
export const assignCase = (db: Db, { clinic, caseUuid }: { clinic: string; caseUuid: string }, persons: readonly string[]) =>
  db.transaction().execute(async tx => {
    for (const person of new Set(persons)) await memberRole(tx, clinic, person)
    await tx.deleteFrom('case_doctor').where('case_uuid', '=', caseUuid).execute()
    for (const person of new Set(persons)) await assignTo(tx, [caseUuid], person)
  })

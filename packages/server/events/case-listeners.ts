import { clinicRoles, seesAssigned } from '@sella/contract/access/roles'
import type { ServerEvent } from '@sella/contract/events'
import type { Db } from '../db/open'
import type { Notices } from './notices'

const limited = clinicRoles.filter(seesAssigned)

/** The members of a clinic who see only what is assigned to them, and to whom this case is: of the clinic they hear nothing else. */
export const assignedOf = async (db: Db, clinic: string, caseUuid: string): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('case_doctor')
      .innerJoin('clinic_member', 'clinic_member.doctor_id', 'case_doctor.doctor_id')
      .select('case_doctor.doctor_id')
      .where('case_doctor.case_uuid', '=', caseUuid)
      .where('clinic_member.clinic_uuid', '=', clinic)
      .where('clinic_member.role', 'in', limited)
      .execute()
  ).map(row => row.doctor_id)

export interface CaseTelling {
  readonly db: Db
  readonly notices: Notices
  /** Whether the account is a clinic's: no other has members, and is spared the statement. */
  readonly isClinic: boolean
}

/** Tells of a case's change whoever sees all cases of the account, and those who see this one by assignment. */
export const tellOfCase = async (
  { db, notices, isClinic }: CaseTelling,
  { account, caseUuid }: { readonly account: string; readonly caseUuid: string },
  event: ServerEvent,
): Promise<void> => {
  notices.tell({ doctor: account, event })
  if (!isClinic) return
  for (const doctor of await assignedOf(db, account, caseUuid)) notices.tell({ doctor, event })
}

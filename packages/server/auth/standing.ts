import { type ClinicRole, seesAssigned } from '@sella/contract/access/roles'
import type { Db } from '../db/open'
import { secondFactorOf } from '../db/second-factor'

/** What a session gives access to right now, without being used by asking. */
export interface Standing {
  readonly doctor: string
  /** Until when it lasts if nobody uses it meanwhile: then it is locked, or ends (ms). */
  readonly until: number
  /** The clinics of its doctor that show her anything now, and whether she sees all their cases. */
  readonly clinics: ReadonlyMap<string, boolean>
}

/** A membership; null in both where a doctor has none. `two_steps`: the clinic asks for a second factor; `second`: there is one. */
interface MemberRow {
  readonly clinic_uuid: string | null
  readonly clinic_role: ClinicRole | null
  readonly two_steps: number | null
  readonly second: number
}

/** The clinics in these rows, without those that ask for a second factor that is not set up (as `at-desk.ts` bars them). */
export const clinicsIn = (rows: readonly MemberRow[]): Standing['clinics'] =>
  new Map(
    rows.flatMap(({ clinic_uuid: clinic, clinic_role: role, two_steps, second }) =>
      clinic === null || role === null || (two_steps === 1 && second === 0) ? [] : [[clinic, !seesAssigned(role)] as const],
    ),
  )

const memberColumns = (doctor: string) =>
  [
    'clinic_member.clinic_uuid',
    'clinic_member.role as clinic_role',
    'clinic.two_steps',
    secondFactorOf(doctor).as('second'),
  ] as const

/** A doctor's clinics, and whether she sees all their cases. */
export const sightOf = async (db: Db, doctor: string): Promise<Standing['clinics']> =>
  clinicsIn(
    await db
      .selectFrom('clinic_member')
      .innerJoin('clinic', 'clinic.uuid', 'clinic_member.clinic_uuid')
      .select(memberColumns('clinic_member.doctor_id'))
      .where('clinic_member.doctor_id', '=', doctor)
      .execute(),
  )

/** The rows of a stored session that is not locked, one per clinic of its doctor and at least one. */
export const standingRows = (db: Db, session: string) =>
  db
    .selectFrom('session')
    .leftJoin('clinic_member', 'clinic_member.doctor_id', 'session.doctor_id')
    .leftJoin('clinic', 'clinic.uuid', 'clinic_member.clinic_uuid')
    .select(['session.doctor_id', 'seen_at', 'expires_at', 'session.created_at'])
    .select(memberColumns('session.doctor_id'))
    .where('token_hash', '=', session)
    .where('locked_at', 'is', null)
    .execute()

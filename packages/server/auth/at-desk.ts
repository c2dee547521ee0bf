import type { ClinicRole } from '@sella/contract/access/roles'
import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '../db/open'
import { secondFactorOf } from '../db/second-factor'
import type { Tables } from '../db/tables'

/** The clinic at whose desk a person works, and her current role there; null at her own desk. */
export type AtClinic = {
  readonly uuid: string
  readonly role: ClinicRole
  /** Whether the clinic requires two-step sign-in, which the person has not set up. */
  readonly barred: boolean
} | null

/** The desk counts only while the person is a member of its clinic: after her removal the next call is at her own desk. */
const atDesk = (doctors: SelectQueryBuilder<Tables, 'doctor', object>) =>
  doctors
    .leftJoin('clinic_member', join =>
      join.onRef('clinic_member.clinic_uuid', '=', 'doctor.desk').onRef('clinic_member.doctor_id', '=', 'doctor.uuid'),
    )
    .leftJoin('clinic', 'clinic.uuid', 'clinic_member.clinic_uuid')
    .select(['doctor.uuid', 'doctor.role', 'clinic_member.clinic_uuid', 'clinic_member.role as clinic_role'])
    .select(['clinic.two_steps', secondFactorOf('doctor.uuid').as('second')])

interface DeskRow {
  readonly clinic_uuid: string | null
  readonly clinic_role: ClinicRole | null
  readonly two_steps: number | null
  readonly second: number
}

export const clinicIn = ({ clinic_uuid: uuid, clinic_role: role, two_steps, second }: DeskRow): AtClinic =>
  uuid !== null && role !== null ? { uuid, role, barred: two_steps === 1 && second === 0 } : null

/** A person with the desk she works at. */
export const personAtDesk = (db: Db, doctor: string) =>
  atDesk(db.selectFrom('doctor')).where('doctor.uuid', '=', doctor).executeTakeFirst()

/** The person of a stored session with her desk, and the session's times. */
export const personOfSession = (db: Db, session: string) =>
  atDesk(db.selectFrom('doctor'))
    .innerJoin('session', 'session.doctor_id', 'doctor.uuid')
    .select(['session.seen_at', 'session.expires_at', 'session.created_at', 'session.locked_at'])
    .where('session.token_hash', '=', session)
    .executeTakeFirst()

import type { ClinicRole } from '@sella/contract/access/roles'
import type { Output } from '@sella/contract/calls/index'
import { sql } from 'kysely'
import { makerMay } from '../access/still-may'
import type { Db } from '../db/open'
import { secondFactorOf } from '../db/second-factor'
import { Refusal } from '../http/refusal'

type Clinic = Output<'clinicGet'>
export type Member = Clinic['members'][number]
export type Own = Output<'clinicFound'>

/** The clinics of which a person is a member, sorted by name. */
export const clinicsOf = async (db: Db, person: string): Promise<Own[]> =>
  db
    .selectFrom('clinic_member')
    .innerJoin('doctor', 'doctor.uuid', 'clinic_member.clinic_uuid')
    .select(['clinic_member.clinic_uuid as uuid', 'doctor.user_name as name', 'clinic_member.role'])
    .where('clinic_member.doctor_id', '=', person)
    .orderBy('doctor.user_name')
    .execute()

export const roleIn = async (db: Db, clinic: string, person: string): Promise<ClinicRole | null> =>
  (
    await db
      .selectFrom('clinic_member')
      .select('role')
      .where('clinic_uuid', '=', clinic)
      .where('doctor_id', '=', person)
      .executeTakeFirst()
  )?.role ?? null

/** A member's role in the clinic; a person who is not a member is refused in the same way whether she exists or not. */
export const memberRole = async (db: Db, clinic: string, person: string): Promise<ClinicRole> => {
  const role = await roleIn(db, clinic, person)
  if (role === null) throw new Refusal('NOT_FOUND')
  return role
}

/** Refuses a change that would leave a clinic without an owner. */
export const keepsOwner = async (tx: Db, clinic: string, but: string): Promise<void> => {
  const other = await tx
    .selectFrom('clinic_member')
    .select('doctor_id')
    .where('clinic_uuid', '=', clinic)
    .where('role', '=', 'owner')
    .where('doctor_id', '<>', but)
    .executeTakeFirst()
  if (!other) throw new Refusal('LAST_OWNER')
}

/** The members with the numbers of their cases; only `person` if given. */
export const membersOf = async (
  db: Db,
  clinic: string,
  person: string | null,
): Promise<Omit<Member, 'opened' | 'machines'>[]> => {
  const { rows } = await sql<Omit<Member, 'twoSteps' | 'opened' | 'machines'> & { steps: number }>`
    select d.uuid as person, d.user_name as name, d.login_name as "loginName", m.role,
      (select count(*) from case_doctor c join patient p on p.uuid = c.case_uuid
        where c.doctor_id = d.uuid and p.doctor_id = ${clinic} and p.deleted_at is null) as cases,
      (select count(*) from record r where r.traced_by = d.uuid and r.doctor_id = ${clinic} and r.awaits_review = 1
        and r.deleted_at is null) as waiting,
      ${secondFactorOf('d.uuid')} as steps,
      (select max(s.seen_at) from session s where s.doctor_id = d.uuid) as "seenAt"
    from clinic_member m join doctor d on d.uuid = m.doctor_id
    where m.clinic_uuid = ${clinic} ${person === null ? sql`` : sql`and d.uuid = ${person}`}
    order by m.joined_at, d.uuid`.execute(db)
  return rows.map(({ steps, cases, waiting, ...row }) => ({
    ...row,
    cases: Number(cases),
    waiting: Number(waiting),
    twoSteps: Number(steps) > 0,
  }))
}

/** Pending invitations that have not expired. */
export const invitationsOf = (db: Db, clinic: string, at: string): Promise<Clinic['invitations']> =>
  db
    .selectFrom('clinic_invitation')
    .select(['uuid', 'name', 'role', 'ends_at as endsAt'])
    .where('clinic_uuid', '=', clinic)
    .where('ends_at', '>', at)
    .where(makerMay('clinic_invitation'))
    .orderBy('created_at')
    .execute()

import { sql } from 'kysely'
import { makerMay } from '../access/still-may'
import type { Db } from '../db/open'
import type { Member } from './rows'

/** Names of the machines that send by tokens of these members. */
const machinesOf = (db: Db, clinic: string) =>
  db
    .selectFrom('machine_token')
    .select(['made_by as person', 'name'])
    .where('doctor_id', '=', clinic)
    .where('ended_at', 'is', null)
    .where(makerMay('machine_token'))
    .orderBy('created_at')
    .orderBy('uuid')
    .execute()

/** Members with the number of their share links and invitations that are open, and their machines. */
export const withOpened = async (
  db: Db,
  { clinic, at }: { readonly clinic: string; readonly at: string },
  members: readonly Omit<Member, 'opened' | 'machines'>[],
): Promise<Member[]> => {
  const { rows } = await sql<{ person: string; opened: number }>`
    select person, count(*) as opened from (
      select made_by as person from case_share
        where doctor_id = ${clinic} and stopped_at is null and ends_at > ${at} and ${makerMay('case_share')}
      union all
      select made_by from clinic_invitation where clinic_uuid = ${clinic} and ends_at > ${at} and ${makerMay('clinic_invitation')}
    ) as those group by person`.execute(db)
  const counts = new Map(rows.map(({ person, opened }) => [person, Number(opened)]))
  const machines = await machinesOf(db, clinic)
  const namesOf = (person: string) => machines.filter(machine => machine.person === person).map(({ name }) => name)
  return members.map(member => ({ ...member, opened: counts.get(member.person) ?? 0, machines: namesOf(member.person) }))
}

import { sql } from 'kysely'
import { makerMay } from '../access/still-may'
import type { Db } from '../db/open'
import type { Member } from './rows'

/** Members with the number of their share links and invitations that are open. */
export const withOpened = async (
  db: Db,
  { clinic, at }: { readonly clinic: string; readonly at: string },
  members: readonly Omit<Member, 'opened'>[],
): Promise<Member[]> => {
  const { rows } = await sql<{ person: string; opened: number }>`
    select person, count(*) as opened from (
      select made_by as person from case_share
        where doctor_id = ${clinic} and stopped_at is null and ends_at > ${at} and ${makerMay('case_share')}
      union all
      select made_by from clinic_invitation where clinic_uuid = ${clinic} and ends_at > ${at} and ${makerMay('clinic_invitation')}
    ) as those group by person`.execute(db)
  const counts = new Map(rows.map(({ person, opened }) => [person, Number(opened)]))
  return members.map(member => ({ ...member, opened: counts.get(member.person) ?? 0 }))
}

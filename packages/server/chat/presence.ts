import type { StaffMember } from '@sella/contract/chat'
import { instant } from '../db/now'
import type { Db } from '../db/open'

/** Milliseconds for which a heartbeat of the staff counts; their page sends one every 30 s. */
const counts = 90_000

/** Whether any member of staff is online to answer; accounts no longer on the staff do not count. */
export const isAnyoneThere = async (db: Db, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom('staff_presence')
    .innerJoin('doctor', 'doctor.uuid', 'doctor_id')
    .select('doctor_id')
    .where('until', '>', instant(now))
    .where('role', '=', 'staff')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const noteHere = async (db: Db, staff: string, { here, now }: { here: boolean; now: number }): Promise<void> => {
  const until = instant(here ? now + counts : now)
  await db
    .insertInto('staff_presence')
    .values({ doctor_id: staff, until })
    .onConflict(conflict => conflict.column('doctor_id').doUpdateSet({ until }))
    .execute()
}

export const staffMembers = async (db: Db, now: number): Promise<StaffMember[]> => {
  const rows = await db
    .selectFrom('doctor')
    .leftJoin('staff_presence', 'doctor_id', 'doctor.uuid')
    .select(['doctor.uuid', 'user_name', 'until'])
    .where('role', '=', 'staff')
    .orderBy('user_name')
    .execute()
  return rows.map(({ uuid, user_name: name, until }) => ({ uuid, name, online: (until ?? '') > instant(now) }))
}

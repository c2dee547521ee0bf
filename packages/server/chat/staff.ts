import { doctorNamed } from '../auth/store'
import { instant } from '../db/now'
import type { Db } from '../db/open'

/**
 * Adds an account to the staff or removes it; false when there is no such account. Removal ends its sessions and its assignments.
 */
export const setStaff = async (db: Db, loginName: string, { staff, now }: { staff: boolean; now: number }): Promise<boolean> => {
  const account = await doctorNamed(db, loginName)
  if (!account) return false
  await db.transaction().execute(async tx => {
    await tx
      .updateTable('doctor')
      .set({ role: staff ? 'staff' : 'doctor', updated_at: instant(now) })
      .where('uuid', '=', account.uuid)
      .execute()
    if (staff || account.role !== 'staff') return
    await tx.deleteFrom('session').where('doctor_id', '=', account.uuid).execute()
    await tx.deleteFrom('staff_presence').where('doctor_id', '=', account.uuid).execute()
    await tx.updateTable('chat').set({ assigned_to: null }).where('assigned_to', '=', account.uuid).execute()
  })
  return true
}

/** Login names of the staff, in order. */
export const staffNames = async (db: Db): Promise<readonly string[]> =>
  (await db.selectFrom('doctor').select('login_name').where('role', '=', 'staff').orderBy('login_name').execute()).map(
    row => row.login_name,
  )

import { type IsoDay, latestToday } from '@sella/ceph/patient/record-day'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'

/** `now`: ms since 1970. */
export const checkBirthday = (birthday: IsoDay | null, now: number): void => {
  if (birthday !== null && birthday > latestToday(now)) throw new Refusal('BIRTHDAY_IN_FUTURE')
}

/** Refuses a birthday after the day of the case's first record, since nobody has a record from before birth. */
export const checkBirthdayBeforeRecords = async (tx: Db, caseUuid: string, birthday: IsoDay | null): Promise<void> => {
  if (birthday === null) return
  const first = await tx
    .selectFrom('record')
    .select('createday')
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', 'is', null)
    .orderBy('createday')
    .limit(1)
    .executeTakeFirst()
  const day = first?.createday.slice(0, 10)
  if (day !== undefined && day < birthday) throw new Refusal('BIRTHDAY_AFTER_RECORD', { day })
}

import { dayIn, latestToday, type WrongDay, wrongRecordDay } from '@sella/ceph/patient/record-day'
import type { ErrorCode } from '@sella/contract/errors'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { ownPatient } from '../patients/rows'

const refusals: Readonly<Record<WrongDay, ErrorCode>> = { future: 'RECORD_IN_FUTURE', 'before-birth': 'RECORD_BEFORE_BIRTH' }

/** Refuses a record's date after today, in any time zone, or before the patient's birth. `now`: ms since 1970. */
export const checkDay = async (
  db: Db,
  { doctor, caseUuid, createday }: { readonly doctor: string; readonly caseUuid: string; readonly createday: string },
  now: number,
): Promise<void> => {
  const { birthday } = await ownPatient(db, { doctor, uuid: caseUuid })
  const day = dayIn(createday)
  const wrong = wrongRecordDay(day, { birthday, today: latestToday(now) })
  if (wrong) throw new Refusal(refusals[wrong], { day, birthday: birthday ?? '' })
}

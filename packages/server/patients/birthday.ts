import { Refusal } from '../http/refusal'

/** The day begins up to 14 hours before UTC's (Kiribati): a birth of today there is not in the future. */
const furthestAhead = 14 * 3_600_000

export const checkBirthday = (birthday: string | null, now: number): void => {
  if (birthday !== null && Date.parse(birthday) > now + furthestAhead) throw new Refusal('BIRTHDAY_IN_FUTURE')
}

import { ageAt } from '@sella/ceph/patient/age'
import type { SearchFilter } from '@sella/contract/case-search'

export type AgeFilter = NonNullable<SearchFilter['age']>

const zero = 48

/** The year of YYYY-MM-DD, digit by digit: of a hundred thousand days, cutting texts would take longer than all the rest. */
const yearOf = (day: string): number =>
  (day.charCodeAt(0) - zero) * 1000 +
  (day.charCodeAt(1) - zero) * 100 +
  (day.charCodeAt(2) - zero) * 10 +
  (day.charCodeAt(3) - zero)

/**
 * Whether somebody was so old on a day, in completed years, both ends counted; both days YYYY-MM-DD. Not where the birthday is '' or
 * later. The years completed are the difference of the two years or one less: `ageAt`, which judges, is asked only where that decides.
 */
export const wasAged = (birthday: string, day: string, { from = 0, to = Number.POSITIVE_INFINITY }: AgeFilter): boolean => {
  if (birthday === '') return false
  const between = yearOf(day) - yearOf(birthday)
  if (between < from || between - 1 > to) return false
  if (between - 1 >= from && between <= to) return true
  const years = ageAt(birthday, day)?.years
  return years !== undefined && years >= from && years <= to
}

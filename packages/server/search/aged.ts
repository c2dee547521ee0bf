import { ageAt } from '@sella/ceph/patient/age'
import type { SearchFilter } from '@sella/contract/case-search'
import { dayOf } from './indexed/numbered'

export type AgeFilter = NonNullable<SearchFilter['age']>

/** Whether an age is bounded at all. */
export const isBounded = ({ from, to }: AgeFilter): boolean => from !== undefined || to !== undefined

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/**
 * The last birthday with which someone is at least that many years old on a day; someone born on 29 February turns a year older
 * on 28 February of a common year.
 */
export const bornBy = (day: string, years: number): string => {
  const year = Number(day.slice(0, 4))
  const early = day.slice(5) === '02-28' && !isLeap(year) && isLeap(year - years)
  return `${String(Math.max(0, year - years)).padStart(4, '0')}-${early ? '02-29' : day.slice(5)}`
}

/**
 * Whether someone's age in completed years on a day is within the bounds, inclusive; both days as YYYYMMDD. False if the birthday
 * is 0 or later than the day. The age is the difference of the two years or one less: the exact `ageAt` is called only if that
 * decides.
 */
export const wasAged = (born: number, day: number, { from = 0, to = Number.POSITIVE_INFINITY }: AgeFilter): boolean => {
  if (born === 0) return false
  const between = Math.trunc(day / 10_000) - Math.trunc(born / 10_000)
  if (between < from || between - 1 > to) return false
  if (between - 1 >= from && between <= to) return true
  const years = ageAt(dayOf(born), dayOf(day))?.years
  return years !== undefined && years >= from && years <= to
}

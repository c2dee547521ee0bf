/** A calendar date at the doctor's location, YYYY-MM-DD: alphabetical order is chronological order. */
export type IsoDay = string

/** Offset of the time zone furthest ahead of UTC, milliseconds (UTC+14, Kiribati). */
const farthestAhead = 14 * 3_600_000

/**
 * The latest date that is today in some time zone, at an instant in ms since 1970: today's date in any zone is never later than
 * this.
 */
export const latestToday = (now: number): IsoDay => new Date(now + farthestAhead).toISOString().slice(0, 10)

/** The date part of an ISO 8601 moment, unchanged: the calendar date where it was written. */
export const dayIn = (moment: string): IsoDay => moment.slice(0, 10)

export type WrongDay = 'future' | 'before-birth'

/** What is wrong with the date of a record; null if it is valid. The date of birth and today are allowed. */
export const wrongRecordDay = (
  day: IsoDay,
  { birthday, today }: { readonly birthday: IsoDay | null; readonly today: IsoDay },
): WrongDay | null => {
  if (day > today) return 'future'
  return birthday !== null && day < birthday ? 'before-birth' : null
}

/** A calendar day where the doctor is, YYYY-MM-DD: such texts sort as the days follow each other. */
export type IsoDay = string

/** Milliseconds by which the farthest time zone is ahead of UTC (UTC+14, Kiribati). */
const farthestAhead = 14 * 3_600_000

/** The latest day that is today somewhere, at an instant in ms since 1970: no zone's today is ever in the future by it. */
export const latestToday = (now: number): IsoDay => new Date(now + farthestAhead).toISOString().slice(0, 10)

/** The day of a moment in ISO 8601, as it stands there: the calendar day at the place where it was written. */
export const dayIn = (moment: string): IsoDay => moment.slice(0, 10)

export type WrongDay = 'future' | 'before-birth'

/** What is wrong with the day of a record; null when nothing is. The day of birth and today are days like others. */
export const wrongRecordDay = (
  day: IsoDay,
  { birthday, today }: { readonly birthday: IsoDay | null; readonly today: IsoDay },
): WrongDay | null => {
  if (day > today) return 'future'
  return birthday !== null && day < birthday ? 'before-birth' : null
}

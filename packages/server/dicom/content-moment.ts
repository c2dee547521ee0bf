const two = (n: number): string => String(n).padStart(2, '0')

/** Offset of this machine's local time from UTC in minutes, at an instant in ms since 1970. */
const minutesAhead = (ms: number): number => -new Date(ms).getTimezoneOffset()

/** Day, time and offset from UTC, by tag. */
export type ContentMoment = Readonly<Record<'00080023' | '00080033' | '00080201', readonly [vr: string, value: string]>>

/**
 * When content was made (PS3.3 C.17.2): local date and time, since all days of a case are local, with the offset from UTC (PS3.3
 * C.12.1). `instant`: ISO 8601 in UTC. `ahead`: minutes by which local time is ahead of UTC.
 */
export const contentMoment = (instant: string, ahead: number = minutesAhead(Date.parse(instant))): ContentMoment => {
  const here = new Date(Date.parse(instant) + ahead * 60_000).toISOString()
  const [day = '', time = ''] = here.replaceAll(/[-:]/g, '').split(/[T.]/)
  const size = Math.abs(ahead)
  return {
    '00080023': ['DA', day],
    '00080033': ['TM', time],
    '00080201': ['SH', `${ahead < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`],
  }
}

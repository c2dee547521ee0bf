import type { IsoDay } from './record-day'

const isoOf = (parts: readonly (string | undefined)[]): IsoDay | null => {
  const [year = 0, month = 0, day = 0] = parts.map(Number)
  const at = new Date(Date.UTC(year, month - 1, day))
  const real = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return real ? at.toISOString().slice(0, 10) : null
}

/** Parses a typed date (20090405, 2009-4-5, 2009/4/5, 2009年4月5日) as YYYY-MM-DD; null if it is not a date. */
export const readDay = (typed: string): IsoDay | null => {
  const text = typed.trim()
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(text)
  return parts ? isoOf(parts.slice(1)) : null
}

/** The order of a table's dates: year first, or year last after day and month, or after month and day. */
export type DayOrder = 'ymd' | 'dmy' | 'mdy'

const yearLast = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/

/** Removes a time of day after a date, as some tables write it. */
const withoutClock = (text: string): string =>
  text.trim().replace(/[T\s]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/, '')

/** Parses a date from a table with known order; a date with the year first is accepted in any table. Null if it is not a date. */
export const readTableDay = (typed: string, order: DayOrder): IsoDay | null => {
  const text = withoutClock(typed)
  const plain = readDay(text)
  const parts = yearLast.exec(text)
  if (plain || !parts || order === 'ymd') return plain
  const [, first, second, year] = parts
  return isoOf(order === 'dmy' ? [year, second, first] : [year, first, second])
}

/** The order in which a column writes its dates; null if they do not reveal whether day or month comes first. */
export const dayOrderOf = (column: readonly string[]): DayOrder | null => {
  const parts = column.flatMap(text => [yearLast.exec(withoutClock(text)) ?? []].filter(match => match.length > 0))
  if (parts.length === 0) return 'ymd'
  const dayFirst = parts.some(([, first]) => Number(first) > 12)
  const monthFirst = parts.some(([, , second]) => Number(second) > 12)
  if (dayFirst === monthFirst) return null
  return dayFirst ? 'dmy' : 'mdy'
}

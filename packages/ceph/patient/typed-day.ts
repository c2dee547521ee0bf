import type { IsoDay } from './record-day'

const isoOf = (parts: readonly (string | undefined)[]): IsoDay | null => {
  const [year = 0, month = 0, day = 0] = parts.map(Number)
  const at = new Date(Date.UTC(year, month - 1, day))
  const real = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return real ? at.toISOString().slice(0, 10) : null
}

/** A day as people type it (20090405, 2009-4-5, 2009/4/5, 2009年4月5日) as YYYY-MM-DD; null when it is none. */
export const readDay = (typed: string): IsoDay | null => {
  const text = typed.trim()
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(text)
  return parts ? isoOf(parts.slice(1)) : null
}

/** How a table writes its days: the year first, or the year last behind day and month, or behind month and day. */
export type DayOrder = 'ymd' | 'dmy' | 'mdy'

const yearLast = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/

/** A clock behind a day, as tables write it, is no part of the day. */
const withoutClock = (text: string): string =>
  text.trim().replace(/[T\s]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/, '')

/** A day of a table whose order is known; a day with the year first is read in any table. Null when it is none. */
export const readTableDay = (typed: string, order: DayOrder): IsoDay | null => {
  const text = withoutClock(typed)
  const plain = readDay(text)
  const parts = yearLast.exec(text)
  if (plain || !parts || order === 'ymd') return plain
  const [, first, second, year] = parts
  return isoOf(order === 'dmy' ? [year, second, first] : [year, first, second])
}

/** The order in which a column writes its days; null where its days do not tell whether day or month comes first. */
export const dayOrderOf = (column: readonly string[]): DayOrder | null => {
  const parts = column.flatMap(text => [yearLast.exec(withoutClock(text)) ?? []].filter(match => match.length > 0))
  if (parts.length === 0) return 'ymd'
  const dayFirst = parts.some(([, first]) => Number(first) > 12)
  const monthFirst = parts.some(([, , second]) => Number(second) > 12)
  if (dayFirst === monthFirst) return null
  return dayFirst ? 'dmy' : 'mdy'
}

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

/** Plain digits, without a time of day after a date, as some tables write it. */
const withoutClock = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/[T\s]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/, '')

const months = 'january february march april may june july august september october november december'.split(' ')
const dayWord = /^(\d{1,2})(?:st|nd|rd|th)?\s*[-\s]\s*([a-z]{3,9})\.?[-\s,]+(\d{4})$/i
const monthWord = /^([a-z]{3,9})\.?\s*(\d{1,2})(?:st|nd|rd|th)?[\s,]+(\d{4})$/i

/** The number of an English month, written whole or cut to three letters or more; 0 where it is none. */
const monthOf = (word: string): number => months.findIndex(month => month.startsWith(word.toLowerCase())) + 1

/** A date with its month in English words: 5 Apr 2009, April 5, 2009. */
const wordedDay = (text: string): IsoDay | null => {
  const dayFirst = dayWord.exec(text)
  if (dayFirst) return isoOf([dayFirst[3], String(monthOf(dayFirst[2] ?? '')), dayFirst[1]])
  const monthFirst = monthWord.exec(text)
  return monthFirst && isoOf([monthFirst[3], String(monthOf(monthFirst[1] ?? '')), monthFirst[2]])
}

/**
 * Parses a date from a table with known order; one with the year first, or with its month in English words, is accepted in any table.
 * Null if it is not a date.
 */
export const readTableDay = (typed: string, order: DayOrder): IsoDay | null => {
  const text = withoutClock(typed)
  const plain = readDay(text) ?? wordedDay(text)
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

/** A date whose day and month are the same number (5/5/2009): it means one day in either order. */
const sameEitherWay = (text: string): IsoDay | null => {
  const [dmy, mdy] = [readTableDay(text, 'dmy'), readTableDay(text, 'mdy')]
  return dmy === mdy ? dmy : null
}

/**
 * Parses a date typed or pasted into a field as YYYY-MM-DD: as `readDay`, with the month in English words, in full-width digits, or with the year
 * last where only one order of day and month is possible (18/03/2012). Null if it is not a date, or may be two.
 */
export const readTypedDay = (typed: string): IsoDay | null => {
  const text = typed.normalize('NFKC').trim()
  const order = dayOrderOf([text])
  return readDay(text) ?? wordedDay(text) ?? (order && readTableDay(text, order)) ?? sameEitherWay(text)
}

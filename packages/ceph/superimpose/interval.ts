import { type Age, ageAt } from '../patient/age'
import type { Words } from '../words'

/** Complete months from one date to a later one, and the days beyond them. */
export interface Interval {
  readonly months: number
  readonly days: number
}

const dayOf = (moment: string): string => moment.slice(0, 10)

/**
 * The time from one date to a later one, both `YYYY-MM-DD` or longer, counted as ages are; null if the second is earlier. Not
 * rounded to months: of three films the intervals would not add up to the whole, or depend on which films are compared.
 */
function intervalBetween(from: string, to: string): Interval | null {
  const since: Age | null = ageAt(dayOf(from), dayOf(to))
  return since && { months: since.years * 12 + since.months, days: since.days }
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Fits “相隔 …”, “… between”, and a sum with other intervals. */
const sameDay: Words = { zh: '0 天', en: '0 days' }

/** `14 months 18 days`; parts that are zero are left out. */
function intervalWords({ months, days }: Interval): Words {
  if (months === 0 && days === 0) return sameDay
  return {
    zh: [...(months > 0 ? [`${months} 个月`] : []), ...(days > 0 ? [`${days} 天`] : [])].join(' '),
    en: [...(months > 0 ? [plural(months, 'month')] : []), ...(days > 0 ? [plural(days, 'day')] : [])].join(' '),
  }
}

/** The intervals between dates in time order, each to the next: `14 months 18 days + 17 months 20 days`; empty for a single date. */
export function intervalsWords(dates: readonly string[]): Words {
  const words = dates.slice(1).flatMap((date, i) => {
    const interval = intervalBetween(dates[i] ?? date, date)
    return interval ? [intervalWords(interval)] : []
  })
  return { zh: words.map(({ zh }) => zh).join(' + '), en: words.map(({ en }) => en).join(' + ') }
}

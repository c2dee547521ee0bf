import type { DayLimits } from './typed-day'

const at = (day: string): Date => new Date(`${day}T00:00:00Z`)
const isoOf = (date: Date): string => date.toISOString().slice(0, 10)

const addDays = (day: string, count: number): string => {
  const date = at(day)
  date.setUTCDate(date.getUTCDate() + count)
  return isoOf(date)
}

/** The same day of another month, its last where it has fewer. */
export const addMonths = (day: string, count: number): string => {
  const date = at(`${day.slice(0, 7)}-01`)
  date.setUTCMonth(date.getUTCMonth() + count)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(Number(day.slice(8)), last))
  return isoOf(date)
}

/** The weekday, Monday 0 to Sunday 6. */
const weekdayOf = (day: string): number => (at(day).getUTCDay() + 6) % 7

/** Six weeks, each from Monday, that hold the month of a day: a calendar never changes its height. */
export const weeksAround = (day: string): readonly (readonly string[])[] => {
  const first = `${day.slice(0, 7)}-01`
  const monday = addDays(first, -weekdayOf(first))
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, i) => addDays(monday, 7 * week + i)))
}

export const isWithin = (day: string, { min, max }: DayLimits): boolean => !(min && day < min) && !(max && day > max)

/** The nearest day within the limits. */
export const nearestWithin = (day: string, { min, max }: DayLimits): string => {
  if (min && day < min) return min
  return max && day > max ? max : day
}

interface Stroke {
  readonly key: string
  readonly shiftKey: boolean
}

/** Where a key leads in a calendar; null: nowhere. */
export const dayByKey = (day: string, { key, shiftKey }: Stroke): string | null => {
  const months = shiftKey ? 12 : 1
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, 6 - weekdayOf(day)),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  }
  return moves[key]?.() ?? null
}

/** Years before and after this one that are offered where nothing limits them: a long life, a long treatment. */
const reach = { before: 110, after: 20 }

/** The years a calendar offers, the shown one always among them. */
export const yearsOffered = (shown: string, today: string, { min, max }: DayLimits): readonly number[] => {
  const year = (day: string): number => Number(day.slice(0, 4))
  const first = Math.min(year(shown), min ? year(min) : year(today) - reach.before)
  const last = Math.max(year(shown), max ? year(max) : year(today) + reach.after)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

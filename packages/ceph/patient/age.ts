import type { Words } from '../words'

/** A moment as ISO text: `2014-03-09`, or with the time of day, `2014-03-09T08:30`. Taken literally, without time zones. */
export type IsoMoment = string

interface Moment {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  /** Since midnight. */
  readonly minutes: number
}

export interface Age {
  readonly years: number
  /** Full months beyond the years, 0 to 11. */
  readonly months: number
  /** Full days beyond the months. */
  readonly days: number
  /** Full hours since birth. */
  readonly hours: number
}

const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function moment(text: IsoMoment): Moment | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?Z?)?$/.exec(text)
  if (parts === null) return null
  const [year, month, day, hour, minute] = parts.slice(1).map(part => Number(part ?? 0))
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined) return null
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59) return null
  return { year, month, day, minutes: hour * 60 + minute }
}

const dayNumber = ({ year, month, day }: Moment): number => Math.round(Date.UTC(year, month - 1, day) / 86_400_000)

/** The day of the month on which a monthly birthday falls: a child born on 31 January is one month old on 28 or 29 February. */
const fallsOn = (day: number, year: number, month: number): number => Math.min(day, daysIn(year, month))

/** Full months between two moments, the first not after the second. */
function fullMonths(from: Moment, to: Moment): number {
  const months = (to.year - from.year) * 12 + to.month - from.month
  const reached =
    to.day > fallsOn(from.day, to.year, to.month) ||
    (to.day === fallsOn(from.day, to.year, to.month) && to.minutes >= from.minutes)
  return reached ? months : months - 1
}

/** Age at a moment, usually the date of the film; null if the text is not a date, or before birth. */
export function ageAt(birthday: IsoMoment, at: IsoMoment): Age | null {
  const [from, to] = [moment(birthday), moment(at)]
  if (from === null || to === null) return null
  const minutes = (dayNumber(to) - dayNumber(from)) * 1440 + to.minutes - from.minutes
  if (minutes < 0) return null
  const months = fullMonths(from, to)
  const index = from.month - 1 + months
  const [year, month] = [from.year + Math.floor(index / 12), (index % 12) + 1]
  const since = dayNumber({ year, month, day: fallsOn(from.day, year, month), minutes: 0 }) * 1440 + from.minutes
  const days = Math.floor((dayNumber(to) * 1440 + to.minutes - since) / 1440)
  return { years: Math.floor(months / 12), months: months % 12, days, hours: Math.floor(minutes / 60) }
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const two = (first: Words, second: Words | null): Words =>
  second === null ? first : { zh: `${first.zh}${second.zh}`, en: `${first.en} ${second.en}` }

/** Years and months; under one year, months and days; under one month, days; under 3 days, hours (specification, section 9). */
export function ageWords({ years, months, days, hours }: Age): Words {
  const inMonths = { zh: `${months}个月`, en: plural(months, 'month') }
  if (years > 0) return two({ zh: `${years}岁`, en: plural(years, 'year') }, months === 0 ? null : inMonths)
  if (months > 0) return two(inMonths, days === 0 ? null : { zh: `${days}天`, en: plural(days, 'day') })
  return days >= 3 ? { zh: `${days}天`, en: plural(days, 'day') } : { zh: `${hours}小时`, en: plural(hours, 'hour') }
}

/** The same, abbreviated: English units as letters, Chinese unchanged. */
export const shortAgeWords = (age: Age): Words => {
  const { zh, en } = ageWords(age)
  return { zh, en: en.replace(/ (year|month|day|hour)s?/g, (_, unit: string) => unit.charAt(0)) }
}

/** Days of a mean Gregorian year. */
const yearDays = 365.2425

/**
 * Years and hundredths, not rounded up: by the hours since birth, so that birth and film moved by as many days give the same, held
 * within the completed years of the calendar.
 */
export const ageInYears = ({ years, hours }: Age): number => {
  const hundredths = Math.floor((100 * hours) / (24 * yearDays))
  return Math.min(Math.max(hundredths, 100 * years), 100 * years + 99) / 100
}

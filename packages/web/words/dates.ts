import { localDay } from '@sella/ceph/patient/local-day'
import type { Lang } from '@sella/ceph/words'

const tags: Readonly<Record<Lang, string>> = { zh: 'zh-CN', en: 'en-GB' }
const minute = 60_000
const hour = 60 * minute

const sameDay = (a: Date, b: Date): boolean =>
  a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate()

/** Hour and minute in the reader's time zone: 17:20. */
export const clock = (at: Date): string => `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`

/** An instant for lists: just now, 2 hours ago, yesterday 17:20, 14 June, 14 June 2023. In the reader's time zone. */
export const ago = (instant: string, now: Date, lang: Lang): string => {
  const at = new Date(instant)
  const passed = now.getTime() - at.getTime()
  const zh = lang === 'zh'
  if (passed < minute) return zh ? '刚刚' : 'just now'
  if (passed < hour) return zh ? `${Math.floor(passed / minute)} 分钟前` : `${Math.floor(passed / minute)} min ago`
  if (sameDay(at, now)) return zh ? `${Math.floor(passed / hour)} 小时前` : `${Math.floor(passed / hour)} h ago`
  if (sameDay(at, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)))
    return `${zh ? '昨天' : 'yesterday'} ${clock(at)}`
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(tags[lang], { year, month: zh ? 'long' : 'short', day: 'numeric' }).format(at)
}

/** A calendar date YYYY-MM-DD in words. */
export const longDay = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(tags[lang], { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** The month of a calendar date YYYY-MM-DD in words: 2024年3月, March 2024. */
export const longMonth = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(tags[lang], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** A month, 1 to 12, in words: 3月, March. */
export const monthName = (month: number, lang: Lang): string =>
  new Intl.DateTimeFormat(tags[lang], { month: lang === 'zh' ? 'numeric' : 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, month - 1, 1)),
  )

/** The weekday of a calendar date YYYY-MM-DD; short: 一, Mon. */
export const weekdayName = (day: string, lang: Lang, length: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(tags[lang], {
    weekday: length === 'short' && lang === 'zh' ? 'narrow' : length,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

/** The reader's calendar day, YYYY-MM-DD. */
export const today = (): string => localDay(new Date())

/** An instant as on documents, in the reader's time zone: 2026-05-20 16:42. */
export const stampOf = (instant: string): string => {
  const at = new Date(instant)
  return `${localDay(at)} ${clock(at)}`
}

/** An instant as date and minute in the reader's time zone: 14 Jun 2023, 17:20. */
export const dayAndTime = (instant: string | number, lang: Lang): string =>
  new Date(instant).toLocaleString(tags[lang], { dateStyle: 'medium', timeStyle: 'short' })

/** An instant as a date in the reader's time zone: 14 Jun 2023. */
export const shortDay = (instant: string | number, lang: Lang): string =>
  new Date(instant).toLocaleDateString(tags[lang], { dateStyle: 'medium' })

/** An instant as hour and minute in the reader's time zone: 17:20. */
export const clockTime = (instant: string | number, lang: Lang): string =>
  new Date(instant).toLocaleTimeString(tags[lang], { timeStyle: 'short' })

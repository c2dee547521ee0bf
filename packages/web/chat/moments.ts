import type { Lang } from '@sella/ceph/words'
import { ago, clock } from '../words/dates'

/** Milliseconds between two messages after which the time is shown again. */
const pause = 300_000

/** Whether the time is shown above a message whose predecessor was at `before`. */
export const startsMoment = (before: string | undefined, at: string): boolean =>
  before === undefined || Date.parse(at) - Date.parse(before) >= pause

const sameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString()

/** When a message was sent, in the reader's time: `今天 10:31`, `yesterday 17:20`, `14 Jun 09:05`. */
export const momentText = (instant: string, now: Date, lang: Lang): string => {
  const at = new Date(instant)
  if (sameDay(at, now)) return `${lang === 'zh' ? '今天' : 'today'} ${clock(at)}`
  const day = ago(instant, now, lang)
  return day.endsWith(clock(at)) ? day : `${day} ${clock(at)}`
}

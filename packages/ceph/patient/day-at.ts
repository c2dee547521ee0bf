import { localDay } from './local-day'
import type { IsoDay } from './record-day'

/**
 * The calendar day of an instant (ISO 8601, or ms since 1970) in a time zone by its IANA name (`Asia/Shanghai`); without one in
 * that of this machine (`localDay`). Text that is no instant keeps its first ten characters.
 */
export const dayAt = (instant: string | number, zone?: string): IsoDay => {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return String(instant).slice(0, 10)
  if (!zone) return localDay(at)
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const form = new Intl.DateTimeFormat('en', { calendar: 'gregory', numberingSystem: 'latn', timeZone: zone, ...fields })
  const parts = form.formatToParts(at)
  return (['year', 'month', 'day'] as const).map(part => parts.find(({ type }) => type === part)?.value ?? '').join('-')
}

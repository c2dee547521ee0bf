import type { IsoDay } from './record-day'

/**
 * The calendar day of an instant (ISO 8601, or ms since 1970) in a time zone by its IANA name (`Asia/Shanghai`); without one in
 * that of this machine, which in a browser is the reader's. Text that is no instant keeps its first ten characters.
 */
export const dayAt = (instant: string | number, zone?: string): IsoDay => {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return String(instant).slice(0, 10)
  const form = new Intl.DateTimeFormat('en', {
    ...{ calendar: 'gregory', numberingSystem: 'latn', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...(zone ? { timeZone: zone } : {}),
  })
  const parts = form.formatToParts(at)
  return (['year', 'month', 'day'] as const).map(part => parts.find(({ type }) => type === part)?.value ?? '').join('-')
}

import type { CaseRecord } from '@sella/contract/entities'

/** `2025-06-18` */
export const dayOf = ({ createday }: Pick<CaseRecord, 'createday'>): string => createday.slice(0, 10)

/** `25-06`: narrow columns name a record by it. */
export const monthOf = ({ createday }: Pick<CaseRecord, 'createday'>): string => createday.slice(2, 7)

/** Whole months from one day to a later one; negative when it is earlier. */
export const monthsBetween = (from: CaseRecord, to: CaseRecord): number => {
  const [a, b] = [dayOf(from), dayOf(to)].map(day => day.split('-').map(Number)) as [number[], number[]]
  const months = ((b[0] ?? 0) - (a[0] ?? 0)) * 12 + (b[1] ?? 0) - (a[1] ?? 0)
  return (b[2] ?? 0) < (a[2] ?? 0) ? months - 1 : months
}

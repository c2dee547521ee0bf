import type { CaseRecord } from '@sella/contract/entities'

/** `2025-06-18` */
export const dayOf = ({ createday }: Pick<CaseRecord, 'createday'>): string => createday.slice(0, 10)

/** `25-06`: the short name of a record for narrow columns. */
export const monthOf = ({ createday }: Pick<CaseRecord, 'createday'>): string => createday.slice(2, 7)

import type { OwnValues } from '@sella/contract/documents/own-values'

/** Whether the doctor set texts or norms of her own for an item. */
export const isOverridden = (overrides: OwnValues, item: string): boolean => overrides[item] !== undefined

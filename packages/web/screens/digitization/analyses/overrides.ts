import type { OwnValues } from '@sella/contract/documents/own-values'

/** Whether the doctor set own texts or norms for an item. */
export const isOverridden = (overrides: OwnValues, item: string): boolean => overrides[item] !== undefined

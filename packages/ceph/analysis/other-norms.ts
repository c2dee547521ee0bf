import { isItemName } from '../data/measurements'
import { alternativeNorms } from '../data/norms/alternatives'
import type { Words } from '../words'
import { cited } from './norm-for'

/** Another published norm of an item: shown next to the one in use, but never used to judge. */
export interface OtherNorm {
  readonly mean: number
  /** Null if the source prints a range or no spread at all. */
  readonly sd: number | null
  readonly source: Words
}

/** Norms of the item from other sources, as listed in the tables; empty for an own item. */
export const otherNorms = (item: string): readonly OtherNorm[] =>
  (isItemName(item) ? (alternativeNorms[item] ?? []) : []).map(({ mean, sd, source, detail }) => ({
    ...{ mean, sd, source: cited(source, detail) },
  }))

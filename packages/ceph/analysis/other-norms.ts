import { isItemName } from '../data/measurements'
import { alternativeNorms } from '../data/norms/alternatives'
import { sources } from '../data/sources'

/** Another published norm of an item: shown next to the one in use, but never used to judge. */
export interface OtherNorm {
  readonly mean: number
  /** Null if the source prints a range or no spread at all. */
  readonly sd: number | null
  readonly source: string
}

/** Norms of the item from other sources, as listed in the tables; empty for an own item. */
export const otherNorms = (item: string): readonly OtherNorm[] =>
  (isItemName(item) ? (alternativeNorms[item] ?? []) : []).map(({ mean, sd, source, detail }) => {
    const { citation } = sources[source]
    return { mean, sd, source: detail === null ? citation : `${citation}; ${detail}` }
  })

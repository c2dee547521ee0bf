import { isItemName } from '../data/measurements'
import { alternativeNorms } from '../data/norms/alternatives'
import { sources } from '../data/sources'

/** Another printed norm of an item: shown beside the one that judges, never judging. */
export interface OtherNorm {
  readonly mean: number
  /** Null where the source prints a range or nothing. */
  readonly sd: number | null
  readonly source: string
}

/** What other sources print for an item, as the tables list them; none for an own item. */
export const otherNorms = (item: string): readonly OtherNorm[] =>
  (isItemName(item) ? (alternativeNorms[item] ?? []) : []).map(({ mean, sd, source, detail }) => {
    const { citation } = sources[source]
    return { mean, sd, source: detail === null ? citation : `${citation}; ${detail}` }
  })

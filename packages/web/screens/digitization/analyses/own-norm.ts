import type { Dentition } from '@sella/ceph/analysis/analysis'
import { type OwnItems, ownNormAt } from '@sella/ceph/analysis/own-item'
import { isItemName } from '@sella/ceph/data/measurements'
import { itemNorms } from '@sella/ceph/data/norms'
import type { Overrides } from './overrides'

interface Pair {
  readonly mean: number
  readonly sd: number
}

interface Sources {
  readonly overrides: Overrides
  readonly ownItems: OwnItems
}

/** What an item is judged by in an own analysis: the doctor's pair for the stage, else the item's own. */
export const ownNorm = (item: string, { overrides, ownItems }: Sources, stage: Dentition = 'permanent'): Pair | null =>
  overrides[item]?.meanSd?.[stage] ?? usualNorm(item, ownItems, stage)

/** The item's own norm: a built-in one's from the tables, an own one's from its definition. */
export const usualNorm = (item: string, ownItems: OwnItems, stage: Dentition = 'permanent'): Pair | null =>
  isItemName(item) ? itemNorms[item] : ownNormAt(ownItems[item], stage)

import type { Dentition } from '@sella/ceph/analysis/analysis'
import { isItemName } from '@sella/ceph/data/measurements'
import { itemNorms } from '@sella/ceph/data/norms'
import type { Overrides } from './overrides'

interface Pair {
  readonly mean: number
  readonly sd: number
}

/** What an item is judged by in an own analysis: the doctor's pair for the stage, else the item's own. */
export const ownNorm = (item: string, overrides: Overrides, stage: Dentition = 'permanent'): Pair | null =>
  overrides[item]?.meanSd?.[stage] ?? builtInNorm(item)

export const builtInNorm = (item: string): Pair | null => (isItemName(item) ? itemNorms[item] : null)

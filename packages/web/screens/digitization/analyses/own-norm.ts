import { type OwnItems, ownNormAt } from '@sella/ceph/analysis/own-item'
import { isItemName } from '@sella/ceph/data/measurements'
import { itemNorms } from '@sella/ceph/data/norms'
import type { Dentition } from '@sella/ceph/patient/age-group'

interface Pair {
  readonly mean: number
  readonly sd: number
}

/** The item's norm: from the tables for a built-in item, from its definition for an own one. */
export const usualNorm = (item: string, ownItems: OwnItems, stage: Dentition = 'permanent'): Pair | null =>
  isItemName(item) ? itemNorms[item] : ownNormAt(ownItems[item], stage)

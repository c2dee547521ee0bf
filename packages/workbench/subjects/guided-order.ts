import { isOnDemand, type LandmarkName, landmarkNames, landmarks } from '@sella/ceph/data/landmarks'

const regions = ['skeletal', 'dental', 'soft_tissue', 'other', 'neck'] as const

const rank = (name: LandmarkName): number => regions.indexOf(landmarks[name].category as (typeof regions)[number])

/** The points guided placement asks for: those a doctor places, bone first, those the built-in analyses need before the others.
 * Those of the neck are placed when they are asked for by name. */
export const guidedOrder: readonly LandmarkName[] = landmarkNames
  .filter(name => landmarks[name].kind === 'primary' && !isOnDemand(name))
  .toSorted((a, b) => rank(a) - rank(b) || Number(landmarks[b].red) - Number(landmarks[a].red))

export type Region = (typeof regions)[number]
export const regionNames: readonly Region[] = regions

/** Points under the regions of the list; extension points stand with the planes, handles nowhere. */
export const regionOf = (name: LandmarkName): Region | null => {
  const { kind, category } = landmarks[name]
  if (kind === 'handle') return null
  if (kind !== 'primary' || category === 'special') return 'other'
  return category
}

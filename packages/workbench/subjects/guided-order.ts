import { isOnDemand, type LandmarkName, landmarkNames, landmarks } from '@sella/ceph/data/landmarks'

const regions = ['skeletal', 'dental', 'soft_tissue', 'other', 'neck'] as const

const rank = (name: LandmarkName): number => regions.indexOf(landmarks[name].category as (typeof regions)[number])

/**
 * The points guided placement asks for: those a doctor places, bone first, with those needed by the built-in analyses before the
 * others. Neck points are placed only when requested by name.
 */
export const guidedOrder: readonly LandmarkName[] = landmarkNames
  .filter(name => landmarks[name].kind === 'primary' && !isOnDemand(name))
  .toSorted((a, b) => rank(a) - rank(b) || Number(landmarks[b].red) - Number(landmarks[a].red))

export type Region = (typeof regions)[number]
export const regionNames: readonly Region[] = regions

/** The region a point is listed under; extension points are listed with the planes, handles are not listed. */
export const regionOf = (name: LandmarkName): Region | null => {
  const { kind, category } = landmarks[name]
  if (kind === 'handle') return null
  if (kind !== 'primary' || category === 'special') return 'other'
  return category
}

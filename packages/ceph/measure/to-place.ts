import { type DerivedPointRow, derivedPoints } from '../data/derived-points'
import type { LandmarkName } from '../data/landmarks'

const rows: Readonly<Partial<Record<LandmarkName, DerivedPointRow>>> = derivedPoints

/**
 * What has to be placed for a missing point to be there: of a constructed one the missing points it is made of, by the rule that lacks
 * the fewest; else itself. `has`: whether a point is there. Points that only fill a gap (gonion, Xi) are placed themselves.
 */
export function toPlace(name: LandmarkName, has: (name: LandmarkName) => boolean): readonly LandmarkName[] {
  if (has(name)) return []
  const row = rows[name]
  if (row?.when !== 'always') return [name]
  const ways = row.rules.map(({ from }) => [...new Set(from.flatMap(each => toPlace(each, has)))])
  return ways.reduce((fewest, way) => (way.length < fewest.length ? way : fewest))
}

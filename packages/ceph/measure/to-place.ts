import { type DerivedPointRow, derivedPoints } from '../data/derived-points'
import type { LandmarkName } from '../data/landmarks'

const rows: Readonly<Partial<Record<LandmarkName, DerivedPointRow>>> = derivedPoints

/**
 * The landmarks to place so that a missing point becomes available: for a constructed point, the missing points of the rule that
 * lacks the fewest; otherwise the point itself. `has`: whether a point is available. Points that are constructed only to fill a
 * gap (gonion, Xi) are placed directly.
 */
export function toPlace(name: LandmarkName, has: (name: LandmarkName) => boolean): readonly LandmarkName[] {
  if (has(name)) return []
  const row = rows[name]
  if (row?.when !== 'always') return [name]
  const ways = row.rules.map(({ from }) => [...new Set(from.flatMap(each => toPlace(each, has)))])
  return ways.reduce((fewest, way) => (way.length < fewest.length ? way : fewest))
}

import type { DeviationClass } from '../analysis/analysis'
import { faceDirections, lessConvex } from '../data/face-directions'
import type { FaceItemName } from '../data/face-measurements'
import type { Words } from '../words'

/**
 * What a judged value means in its direction; null where the table has no text for it. A profile that is convex by the value itself is
 * never called concave, nor a concave one convex.
 */
export function faceMeaning(item: FaceItemName, deviation: DeviationClass, value: number): Words | null {
  const row = faceDirections[item]
  if (!row) return null
  if (deviation === 'normal') return row.normal ?? null
  const above = row.bySign ? value > 0 : deviation.startsWith('sd_positive')
  const side = above ? 'large' : 'small'
  const { concave } = row
  if (concave && (concave.side === side) !== concave.is(value)) return concave.side === side ? lessConvex : null
  return row[side] ?? null
}

/** Most points a stored document may hold. */
const mostPoints = 1000
/** Nothing the product writes is nested deeper than this. */
const deepest = 12
/** In pixels; no image is larger. */
const furthest = 1_000_000

const isCoordinate = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= furthest

const isPoint = (value: object): value is { readonly x: unknown; readonly y: unknown } => 'x' in value || 'y' in value

/**
 * Counts the points anywhere in a JSON value, whatever their names. Null where it is nested too deeply, a point lies outside any
 * possible image, or there are too many points.
 */
export function pointsIn(value: unknown, depth = 0): number | null {
  if (typeof value !== 'object' || value === null) return 0
  if (depth > deepest) return null
  const own = !Array.isArray(value) && isPoint(value)
  if (own && !(isCoordinate(value.x) && isCoordinate(value.y))) return null
  let count = own ? 1 : 0
  for (const inner of Object.values(value)) {
    const inside = pointsIn(inner, depth + 1)
    if (inside === null || count + inside > mostPoints) return null
    count += inside
  }
  return count
}

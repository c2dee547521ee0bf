import { checkedPoints, done, parseStored, type Read } from './points/stored'
import { isFields } from './salvage'
import { LATERAL_CEPH } from './tracing'

type Move = (place: { readonly x: number; readonly y: number }) => { readonly x: number; readonly y: number }

/** This entry holds a length, not a place. */
const placeless = 'rulerdistance'

/**
 * The stored text of a tracing with every place on the film moved: landmarks, ends of the ruler, points of outlines, and points
 * that other programs added. Everything else is kept as written. Refused if a place cannot be read, because it would stay behind.
 */
export function carriedTracing(text: string, move: Move): Read<string> {
  const parsed = parseStored(text)
  if (!parsed.ok) return parsed
  const { version, images, rest } = parsed.value
  const points = checkedPoints(images[LATERAL_CEPH] ?? [])
  if (!points.ok) return points
  const carried = points.value.map(point =>
    point.landmark === placeless || !isFields(point) ? point : { ...point, ...move(point) },
  )
  return done(JSON.stringify({ ...rest, version, ...images, ...(LATERAL_CEPH in images ? { [LATERAL_CEPH]: carried } : {}) }))
}

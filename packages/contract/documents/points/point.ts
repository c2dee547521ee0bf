import type { PlacedPoint } from '@sella/ceph/tracing/tracing'
import { z } from 'zod/mini'
import { salvage } from '../salvage'
import { proven, type Same } from '../same'

/** In pixels; no image is larger. */
const furthest = 1e6

const coordinate = z.number().check(z.gte(-furthest), z.lte(furthest))

/** A stored point: the fields of the specification, ours, and any added by another version. */
export const namedPoint = z.looseObject({ landmark: z.string(), x: coordinate, y: coordinate })
export type StoredPoint = z.output<typeof namedPoint>

/** A point's facts besides its position. Where its origin is missing, the least trustworthy one is assumed. */
const facts = {
  origin: z._default(z.enum(['manual', 'detected', 'estimated', 'unknown']), 'estimated'),
  confidence: z.optional(z.number().check(z.gte(0), z.lte(1))),
  errorPx: z.optional(z.number().check(z.positive())),
  model: z.optional(z.string().check(z.maxLength(64))),
  covered: z.optional(z.literal(true)),
}
/** Only porion has more than one definition; on another point the field belongs to another program. */
const definition = z.optional(z.enum(['anatomic', 'machine']))

const place = { x: coordinate, y: coordinate }
const point = z.object({ ...place, ...facts })
const porion = z.object({ ...place, ...facts, definition })
proven<Same<z.output<typeof porion>, PlacedPoint>>()

const isPorion = ({ landmark }: { readonly landmark: string }): boolean => landmark === 'Po'

/** A point in the form in which it may be written, on an image the product reads. */
export const writtenPoint = z
  .looseObject({ ...namedPoint.shape, ...facts })
  .check(z.refine(each => !isPorion(each) || definition.safeParse(each.definition).success, { path: ['definition'] }))

/** The placed point in a stored one. A malformed fact is ignored; the point itself is kept. */
export const placedIn = ({ x, y, ...rest }: StoredPoint): PlacedPoint =>
  salvage<PlacedPoint>(isPorion(rest) ? porion : point, { x, y, ...rest }, { x, y, origin: 'estimated' })

/** A stored point without malformed facts, so that it may be written again. All other fields stay. */
export const withoutMalformed = (stored: StoredPoint): StoredPoint => {
  const { landmark, x, y } = stored
  const { origin, ...rest } = salvage<StoredPoint>(writtenPoint, { ...stored }, { landmark, x, y })
  return 'origin' in stored ? { ...rest, landmark, x, y, origin } : { ...rest, landmark, x, y }
}

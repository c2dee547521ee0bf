import type { PlacedPoint } from '@sella/ceph/tracing/tracing'
import { z } from 'zod/mini'
import { salvage } from '../salvage'
import { proven, type Same } from '../same'

/** No image is larger than this many pixels. */
const furthest = 1e6

const coordinate = z.number().check(z.gte(-furthest), z.lte(furthest))

/** A point as it is stored: the fields of the specification, ours, and whatever another version added. */
export const namedPoint = z.looseObject({ landmark: z.string(), x: coordinate, y: coordinate })
export type StoredPoint = z.output<typeof namedPoint>

/** What a point says besides its place. Where nobody said who placed it, it is the least that can be believed of it. */
const facts = {
  origin: z._default(z.enum(['manual', 'detected', 'estimated']), 'estimated'),
  confidence: z.optional(z.number().check(z.gte(0), z.lte(1))),
  errorPx: z.optional(z.number().check(z.positive())),
  model: z.optional(z.string().check(z.maxLength(64))),
  covered: z.optional(z.literal(true)),
}
/** Only porion has definitions to choose from; on another point the field is somebody else's. */
const definition = z.optional(z.enum(['anatomic', 'machine']))

const place = { x: coordinate, y: coordinate }
const point = z.object({ ...place, ...facts })
const porion = z.object({ ...place, ...facts, definition })
proven<Same<z.output<typeof porion>, PlacedPoint>>()

const isPorion = ({ landmark }: { readonly landmark: string }): boolean => landmark === 'Po'

/** A point of an image the product reads, as it may be written. */
export const writtenPoint = z
  .looseObject({ ...namedPoint.shape, ...facts })
  .check(z.refine(each => !isPorion(each) || definition.safeParse(each.definition).success, { path: ['definition'] }))

/** What is believed of a stored point: a malformed fact is left aside, never the point. */
export const placedIn = ({ x, y, ...rest }: StoredPoint): PlacedPoint =>
  salvage<PlacedPoint>(isPorion(rest) ? porion : point, { x, y, ...rest }, { x, y, origin: 'estimated' })

/** A stored point without facts that are malformed: what it may be written as again. All other fields stay. */
export const withoutMalformed = (stored: StoredPoint): StoredPoint => {
  const { landmark, x, y } = stored
  const { origin, ...rest } = salvage<StoredPoint>(writtenPoint, { ...stored }, { landmark, x, y })
  return 'origin' in stored ? { ...rest, landmark, x, y, origin } : { ...rest, landmark, x, y }
}

import { enlargementOf, turnOf } from '@sella/ceph/geometry/transform'
import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { z } from 'zod/mini'
import { placeOfFault, type TextDocument } from './document'
import { type Fields, isFields, jsonIn, salvage } from './salvage'
import { proven, type Same } from './same'

/** The photo's position, in the specification's fields. */
const place = {
  /** Film pixels per photo pixel. */
  ScalRatio: z.number().check(z.positive()),
  /** Degrees, clockwise on screen. */
  rotation: z.number(),
  /** Position in film pixels. */
  x: z.number(),
  y: z.number(),
}
const facts = {
  mirrored: z._default(z.boolean(), false),
  residualMm: z._default(z.nullable(z.number().check(z.nonnegative())), null),
  origin: z._default(z.enum(['detected', 'manual']), 'manual'),
  film: z.string(),
  photo: z.string(),
}
const factsOf = z.object(facts)
proven<Same<z.output<typeof factsOf>, Omit<PhotoAlignment, 'fit'>>>()

/**
 * The current stored form: `{ "version": 2, "Lateral_Photo": { ... } }`. Texts without a version are version 1, which held the
 * same fields. Texts of a newer version are refused, because reading only part of them and writing that back would lose data.
 */
const STORED_VERSION = 2

const entry = z.object({ ...place, ...facts })
const degrees = 180 / Math.PI

const imagesIn = (text: string | null): Fields => {
  const value = jsonIn(text)
  return isFields(value) ? value : {}
}

const isNewer = ({ version }: Fields): boolean => typeof version === 'number' && version > STORED_VERSION

/** The photo's alignment from a record's stored `alignment`; null if the photo is not aligned or the text cannot be read. */
export function alignmentOf(text: string | null, image: string): PhotoAlignment | null {
  const images = imagesIn(text)
  if (isNewer(images)) return null
  const stored = salvage<z.output<typeof entry> | null>(z.nullable(entry), images[image] ?? null, null)
  if (stored === null) return null
  const { ScalRatio: scale, rotation, x, y, ...rest } = stored
  const turn = rotation / degrees
  return { fit: { a: scale * Math.cos(turn), b: scale * Math.sin(turn), tx: x, ty: y }, ...rest }
}

/**
 * The text to store. Other images and unknown keys are taken from `previous`, the text it replaces. A null alignment takes the
 * photo off the film.
 */
export function withAlignment(previous: string | null, image: string, alignment: PhotoAlignment | null): string | null {
  const images = imagesIn(previous)
  const { version, [image]: before, ...others } = images
  // A text of a newer version keeps its number, so that the server refuses to let this one replace it.
  const now = { version: isNewer(images) ? version : STORED_VERSION }
  if (alignment === null) return Object.keys(others).length > 0 ? JSON.stringify({ ...now, ...others }) : null
  const { fit, ...rest } = alignment
  const kept = isFields(before) ? before : {}
  const placed = { ScalRatio: enlargementOf(fit), rotation: turnOf(fit) * degrees, x: fit.tx, y: fit.ty }
  return JSON.stringify({ ...now, ...others, [image]: { ...kept, ...placed, ...rest } })
}

const written = z.looseObject({ ...place, ...facts })

/** The photo that is aligned on the film. Entries of other images are left as they are. */
export const profileImage = 'Lateral_Photo'

const schema = z.looseObject({
  version: z.optional(z.literal([1, STORED_VERSION])),
  [profileImage]: z.optional(written),
})

/** The alignment of a record's photos on its film. */
export const alignmentDocument: TextDocument = {
  name: 'Alignment',
  holds: 'Where a face photo lies on the lateral film, by image, and of which two pictures that was said.',
  version: STORED_VERSION,
  schema,
  faultIn: text => placeOfFault(schema, jsonIn(text)),
}

import { isSideLandmark } from '@sella/ceph/data/face-landmarks/side'
import type { PlacedPoint } from '@sella/ceph/tracing/tracing'
import { type StoredPoint, withoutMalformed } from './points/point'
import { checkedPoints, parseStored, STORED_VERSION } from './points/stored'
import { upgrade } from './points/upgrades'
import { writable } from './points/written'
import { type Fields, isFields } from './salvage'

/** Points detected on a photo, by name. */
export type FacePoints = Readonly<Record<string, PlacedPoint>>

interface Photo {
  /** The image's name in the record. */
  readonly image: string
  /** The name of the picture, as from `pictureNameOf`. */
  readonly of: string
}

/** Which picture the points of each image were placed on, by image name, according to the stored text. */
export const placedOn = (document: Fields): Fields => (isFields(document.placedOn) ? document.placedOn : {})

const plainFields = { isActive: true, type: 'face', fillColor: '', distance: null, rulerexist: false, userSet: false }

/**
 * Entries that stay: points a doctor set herself, unless on another picture, and anything that is not a point of the side view.
 */
const staying = (before: readonly StoredPoint[], detected: FacePoints): readonly StoredPoint[] =>
  before
    .map(withoutMalformed)
    .filter(
      point =>
        point.userSet === true ||
        point.origin === 'manual' ||
        (!Object.hasOwn(detected, point.landmark) && !isSideLandmark(point.landmark)),
    )

/**
 * Merges points detected on a side photo into a record's stored face points. They replace previously detected points; points a
 * doctor set on this picture stay. Null when the previous text cannot be read, because overwriting it would lose its content.
 */
export function withDetectedFace(previous: string | null, { image, of }: Photo, detected: FacePoints): string | null {
  const read = previous === null ? null : parseStored(previous)
  if (read && !read.ok) return null
  const { images = {}, rest = {} } = read ? upgrade(read.value) : {}
  const before = checkedPoints(images[image] ?? [])
  if (!before.ok) return null
  const on = placedOn(rest)
  const kept = on[image] !== undefined && on[image] !== of ? [] : staying(before.value, detected)
  const names = new Set(kept.map(point => point.landmark))
  const fresh = Object.entries(detected).flatMap(([landmark, point]) =>
    isSideLandmark(landmark) && !names.has(landmark) ? [{ ...plainFields, landmark, ...point }] : [],
  )
  const document = { ...rest, version: STORED_VERSION, placedOn: { ...on, [image]: of } }
  return JSON.stringify({ ...document, ...writable(images), [image]: [...kept, ...fresh] })
}

/**
 * The stored face points without those detected on a photo; points a doctor set herself stay. A text that cannot be read is
 * returned unchanged.
 */
export function withoutDetectedFace(previous: string, image: string): string {
  const read = parseStored(previous)
  if (!read.ok) return previous
  const { images, rest } = upgrade(read.value)
  const before = checkedPoints(images[image] ?? [])
  if (!before.ok) return previous
  return JSON.stringify({ ...rest, version: STORED_VERSION, ...writable(images), [image]: staying(before.value, {}) })
}

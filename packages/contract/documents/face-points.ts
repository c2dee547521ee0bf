import { type FaceView, faceViews, isFaceLandmark } from '@sella/ceph/data/face-landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { z } from 'zod/mini'
import { placedOn } from './found-face'
import { done, parseStored, type Read } from './points/stored'
import { pointsDocument } from './points/written'
import type { Fields } from './salvage'
import { withKeys } from './setting'
import { fromStored, type StoredImage, toStored } from './tracing'

/** The image of a record each view is read from. */
export const faceImages = {
  face_side: 'Lateral_Photo',
  face_frontal: 'Frontal_Photo',
  face_smile: 'Smile_Photo',
} as const satisfies Readonly<Record<FaceView, string>>

/** A face photo as its points are stored: those of its view, and its ruler. */
export const storedFace = (view: FaceView): StoredImage => ({
  image: faceImages[view],
  holds: (name): name is PointName => isFaceLandmark(view, name),
  type: 'face',
})

/** Whether a record's stored face points hold any of the view. */
export const holdsFace = (view: FaceView, text: string | null): boolean => {
  const read = text === null ? null : parseStored(text)
  return read?.ok === true && (read.value.images[faceImages[view]]?.length ?? 0) > 0
}

const placedIn = (text: string): Fields => {
  const read = parseStored(text)
  return read.ok ? placedOn(read.value.rest) : {}
}

/** Which picture the stored points of an image were placed on; null when the text does not say. */
const pictureOf = (text: string, image: string): string | null => {
  const on = placedIn(text)[image]
  return typeof on === 'string' ? on : null
}

/** True when a view's points were placed on another picture than `of`: they would lie wrong on this one. */
export const onOtherPicture = (view: FaceView, text: string | null, of: string): boolean => {
  const on = text === null ? null : pictureOf(text, faceImages[view])
  return on !== null && on !== of
}

/**
 * The points of a view from a record's stored face points; `of` names the picture as it lies. Points placed on another picture are left
 * out. The file's own scale belongs to the picture: the caller adds it.
 */
export function faceFromStored(view: FaceView, text: string | null, of: string): Read<Tracing> {
  if (text === null) return done(emptyTracing)
  const read = fromStored(text, storedFace(view))
  return read.ok && onOtherPicture(view, text, of) ? done(emptyTracing) : read
}

/** A face photo as a record has it. */
interface FacePhoto {
  readonly hash: string
  readonly fileScale: Tracing['fileScale']
}

/** The views of a record on whose photo points are placed, with the photo's scale; unreadable ones are left out. */
export const facesFromStored = <T extends FacePhoto>(
  text: string | null,
  photoOf: (image: (typeof faceImages)[FaceView]) => T | null,
): readonly { readonly view: FaceView; readonly photo: T; readonly tracing: Tracing }[] =>
  faceViews.flatMap(view => {
    const photo = photoOf(faceImages[view])
    const read = photo && faceFromStored(view, text, photo.hash)
    if (!photo || !read?.ok || Object.keys(read.value.points).length === 0) return []
    return [{ view, photo, tracing: { ...read.value, fileScale: photo.fileScale } }]
  })

/**
 * The text to store for a view's points placed on the picture `of`. `previous` gives the other images and whatever this version does not
 * know, all kept; one that cannot be read is refused.
 */
export function faceToStored(
  view: FaceView,
  tracing: Tracing,
  { previous, of }: { readonly previous: string | null; readonly of: string },
): Read<string> {
  const stored = toStored(tracing, previous, storedFace(view))
  if (!stored.ok) return stored
  return done(withKeys(stored.value, { placedOn: { ...placedIn(stored.value), [faceImages[view]]: of } }))
}

/** A record's points on face photos. */
export const facePointsDocument = pointsDocument(
  'FacePoints',
  'Points placed on face photos, by image: pixels of the photo as it lies. `placedOn` names the picture each list was placed on.',
  Object.values(faceImages),
  { placedOn: z.optional(z.record(z.string(), z.string())) },
)

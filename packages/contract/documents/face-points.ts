import { type FaceView, faceViews, isFaceLandmark } from '@sella/ceph/data/face-landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { z } from 'zod/mini'
import type { Photo } from '../entities'
import { FRONTAL_CEPH } from './frontal-points'
import { pictureNameOf } from './picture-name'
import { holdsImage, placedElsewhere, placedFromStored, placedToStored } from './placed-points'
import type { Read } from './points/stored'
import { pointsDocument } from './points/written'
import type { StoredImage } from './tracing'

/** The image of a record from which each view is read. */
export const faceImages = {
  face_side: 'Lateral_Photo',
  face_frontal: 'Frontal_Photo',
  face_smile: 'Smile_Photo',
} as const satisfies Readonly<Record<FaceView, string>>

/** How a face photo's points are stored: those of its view, and its ruler. */
export const storedFace = (view: FaceView): StoredImage => ({
  image: faceImages[view],
  holds: (name): name is PointName => isFaceLandmark(view, name),
  type: 'face',
})

/** Whether a record's stored face points include any of the view. */
export const holdsFace = (view: FaceView, text: string | null): boolean => holdsImage(storedFace(view), text)

/** Whether a view's points were placed on a picture other than `of`, so that they would lie in the wrong places on this one. */
export const onOtherPicture = (view: FaceView, text: string | null, of: string): boolean =>
  placedElsewhere(storedFace(view), text, of)

/**
 * The points of a view from a record's stored face points; `of` names the picture, as from `pictureNameOf`. See `placedFromStored`.
 */
export const faceFromStored = (view: FaceView, text: string | null, of: string): Read<Tracing> =>
  placedFromStored(storedFace(view), text, of)

/** A face photo of a record. */
interface FacePhoto extends Pick<Photo, 'hash' | 'picture'> {
  readonly fileScale: Tracing['fileScale']
}

/** The views whose photo has points placed on it, with the photo's scale; views that cannot be read are left out. */
export const facesFromStored = <T extends FacePhoto>(
  text: string | null,
  photoOf: (image: (typeof faceImages)[FaceView]) => T | null,
): readonly { readonly view: FaceView; readonly photo: T; readonly tracing: Tracing }[] =>
  faceViews.flatMap(view => {
    const photo = photoOf(faceImages[view])
    const read = photo && faceFromStored(view, text, pictureNameOf(photo))
    if (!photo || !read?.ok || Object.keys(read.value.points).length === 0) return []
    return [{ view, photo, tracing: { ...read.value, fileScale: photo.fileScale } }]
  })

/** The text to store for a view's points placed on the picture `of`. See `placedToStored`. */
export const faceToStored = (
  view: FaceView,
  tracing: Tracing,
  onto: { readonly previous: string | null; readonly of: string },
): Read<string> => placedToStored(storedFace(view), tracing, onto)

/** A record's points on its face photos and on its frontal film. */
export const facePointsDocument = pointsDocument(
  'FacePoints',
  'Points placed on face photos and on the frontal film (`Frontal_Ceph`), by image: pixels of the picture as it lies. `placedOn` names the picture each list was placed on.',
  [...Object.values(faceImages), FRONTAL_CEPH],
  { placedOn: z.optional(z.record(z.string(), z.string())) },
)

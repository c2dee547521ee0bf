import { pictureNameOf } from '@sella/contract/documents/picture-name'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { noEdit, placesText } from '@sella/contract/picture-edit'

/** Where the pixels of a picture lie on its file, as text; light is no part of it. */
export const placesOf = ({ edit }: Photo): string => placesText(edit?.recipe ?? noEdit)

/** Where a picture is shown: a record, and the kind of picture there. */
export const placeOf = ({ uuid }: Pick<CaseRecord, 'uuid'>, { type }: Photo): string => `${uuid}.${type}`

/** Two pictures of one name can have the same points. */
const placeName = (photo: Photo): string => `${pictureNameOf(photo)} ${placesOf(photo)}`

/**
 * Whether a record still shows the picture that points were placed on, with its pixels where they were. False if the picture was
 * replaced, deleted, turned, mirrored, levelled or cropped: points of this one would lie elsewhere.
 */
export const showsPicture = ({ photos }: CaseRecord, photo: Photo): boolean => {
  const now = photos.find(({ type }) => type === photo.type)
  return now !== undefined && placeName(now) === placeName(photo)
}

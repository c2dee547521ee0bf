import { changesNothing, editedSize, editText, keepsPlaces, type PictureEdit, placesText } from '@sella/contract/picture-edit'
import type { Selectable } from 'kysely'
import type { ImageTable } from '../db/tables'
import { nameOf } from '../files/shown-name'

/** The columns of an image's row that say what was done to the picture. */
export type EditColumns = Pick<
  Selectable<ImageTable>,
  'recipe' | 'shown' | 'frame' | 'plain_width' | 'plain_height' | 'width' | 'height'
>

/** A picture as its file shows it: its hash, and its size in pixels. */
export interface PlainPicture {
  readonly hash: string
  readonly width: number
  readonly height: number
}

/** The columns of a picture (as its file shows it) after an edit; null, or an edit that changes nothing, restores it. */
export const editColumns = ({ hash, width, height }: PlainPicture, edit: PictureEdit | null): EditColumns => {
  if (edit === null || changesNothing(edit))
    return { recipe: null, shown: null, frame: null, plain_width: null, plain_height: null, width, height }
  return {
    recipe: JSON.stringify(edit),
    shown: nameOf(hash, editText(edit)),
    frame: keepsPlaces(edit) ? null : nameOf(hash, placesText(edit)),
    plain_width: width,
    plain_height: height,
    ...editedSize({ width, height }, edit),
  }
}

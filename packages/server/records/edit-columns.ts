import { changesNothing, editedSize, editText, keepsPlaces, type PictureEdit, placesText } from '@sella/contract/picture-edit'
import type { Selectable } from 'kysely'
import type { ImageTable } from '../db/record-tables'
import { nameOf, plainName } from '../files/shown-name'

/** The columns of an image's row that describe its edit. */
export type EditColumns = Pick<
  Selectable<ImageTable>,
  'recipe' | 'shown' | 'plain' | 'frame' | 'plain_width' | 'plain_height' | 'width' | 'height'
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
    return { recipe: null, shown: null, plain: null, frame: null, plain_width: null, plain_height: null, width, height }
  const recipe = JSON.stringify(edit)
  const plain = plainName({ hash, recipe })
  return {
    recipe,
    shown: nameOf(hash, editText(edit)),
    plain: plain === hash ? null : plain,
    frame: keepsPlaces(edit) ? null : nameOf(hash, placesText(edit)),
    plain_width: width,
    plain_height: height,
    ...editedSize({ width, height }, edit),
  }
}

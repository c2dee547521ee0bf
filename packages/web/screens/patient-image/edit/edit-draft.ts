import { type PictureEdit, pictureEdit } from '@sella/contract/picture-edit'
import { same } from '@sella/workbench/same'
import { z } from 'zod/mini'

/** An edit of a picture that is not saved, and the saved one on which it began. */
const editDraft = z.object({ stored: pictureEdit, edit: pictureEdit })

export const editSlot = (picture: string): string => `picture-edit.${picture}`

/** Whether two edits leave every pixel in its place: they differ in brightness and contrast only. */
const keepsPlace = (a: PictureEdit, b: PictureEdit): boolean =>
  same({ ...a, brightness: 0, contrast: 0 }, { ...b, brightness: 0, contrast: 0 })

/**
 * The edit left for a picture. Null if there is none, if the picture has been edited elsewhere since, or if it is `locked` by now
 * (points lie on it) and the edit would move its pixels.
 */
export const editLeft = (value: unknown, stored: PictureEdit, locked: boolean): PictureEdit | null => {
  const { data: left } = editDraft.safeParse(value)
  if (!left || !same(left.stored, stored) || same(left.edit, stored)) return null
  return locked && !keepsPlace(left.edit, stored) ? null : left.edit
}

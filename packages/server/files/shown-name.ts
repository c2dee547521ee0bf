import { createHash } from 'node:crypto'
import { changesNothing, editText, type PictureEdit, unedited } from '@sella/contract/picture-edit'

/** The name of anything derived from an original, from its hash and a text that describes the derivation. */
export const nameOf = (hash: string, text: string): string => createHash('sha256').update(`${hash} ${text}`).digest('hex')

/** An original with its edit, as stored in its row. */
interface Made {
  readonly hash: string
  readonly recipe: string | null
}

/**
 * What remains of an edit once everything that can be undone is undone: which picture of its file it is, unless it is the first.
 */
export const plainRecipe = ({ recipe }: Made): PictureEdit | null => {
  const plain = recipe === null ? null : unedited(JSON.parse(recipe) as PictureEdit)
  return plain === null || changesNothing(plain) ? null : plain
}

/**
 * Names the picture as its file shows it, before any edit: the file's hash, or a name of its own for one of several pictures in
 * the file.
 */
export const plainName = (made: Made): string => {
  const plain = plainRecipe(made)
  return plain === null ? made.hash : nameOf(made.hash, editText(plain))
}

/** The names under which the store holds an image's contents: its file, its displayed form, and the picture before any edit. */
export const contentsOf = (image: Made & { readonly shown: string | null }): readonly string[] => [
  ...new Set([image.hash, image.shown ?? image.hash, plainName(image)]),
]

import { createHash } from 'node:crypto'
import { changesNothing, editText, type PictureEdit, unedited } from '@sella/contract/picture-edit'

/** The name of what is made of an original, by its hash and a text that says what was done. */
export const nameOf = (hash: string, text: string): string => createHash('sha256').update(`${hash} ${text}`).digest('hex')

/** An original with what is done to it, as its row keeps it. */
interface Made {
  readonly hash: string
  readonly recipe: string | null
}

/** What is left of an edit once all of it that can be undone is: which picture of its file it is, if not the first. */
export const plainRecipe = ({ recipe }: Made): PictureEdit | null => {
  const plain = recipe === null ? null : unedited(JSON.parse(recipe) as PictureEdit)
  return plain === null || changesNothing(plain) ? null : plain
}

/** Names the picture as its file shows it, before any edit: the file's hash, or of one of several pictures in it a name of its own. */
export const plainName = (made: Made): string => {
  const plain = plainRecipe(made)
  return plain === null ? made.hash : nameOf(made.hash, editText(plain))
}

/** All that the store keeps of an image goes by these: its file, what is shown of it, and the picture before any edit. */
export const contentsOf = (image: Made & { readonly shown: string | null }): readonly string[] => [
  ...new Set([image.hash, image.shown ?? image.hash, plainName(image)]),
]

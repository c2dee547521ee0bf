import { changesNothing, type PictureEdit } from '@sella/contract/picture-edit'
import { same } from '@sella/workbench/same'
import { isUnanswered } from '@sella/workbench/server/adding'

interface EditNow {
  /** What the editor holds by now. */
  readonly edit: () => PictureEdit
  /** The picture's edit as this window knows it is stored; another window may have stored another one. */
  readonly stored: () => PictureEdit
}

type EditSaved =
  /** `isAll`: nothing was edited while it was being saved. `base`: what is stored. */
  | { readonly status: 'saved'; readonly isRestored: boolean; readonly isAll: boolean; readonly base: PictureEdit }
  /** Another window has edited the picture since: nothing was sent; saved again, this edit takes the place of that one. */
  | { readonly status: 'met'; readonly base: PictureEdit }
  | { readonly status: 'refused'; readonly error: unknown }
  /** An earlier save is not answered yet; nothing was sent. */
  | { readonly status: 'busy' }

/**
 * Saves the edit of a picture over the one it was opened with. `send`: null restores the original; resolves to the edit as it is
 * stored then. An edit whose reply was lost is no other window's.
 */
export const makeEditSaving = (opened: PictureEdit, send: (recipe: PictureEdit | null) => Promise<PictureEdit>) => {
  let base = opened
  let busy = false
  let unanswered: readonly PictureEdit[] = []
  const isOthers = (stored: PictureEdit, edit: PictureEdit): boolean =>
    ![base, edit, ...unanswered].some(own => same(own, stored))
  return async ({ edit, stored }: EditNow): Promise<EditSaved> => {
    if (busy) return { status: 'busy' }
    const [sent, theirs] = [edit(), stored()]
    if (isOthers(theirs, sent)) {
      base = theirs
      return { status: 'met', base }
    }
    busy = true
    const recipe = changesNothing(sent) ? null : sent
    try {
      base = await send(recipe)
      unanswered = []
      return { status: 'saved', isRestored: recipe === null, isAll: same(edit(), sent), base }
    } catch (error) {
      if (isUnanswered(error)) unanswered = [...unanswered, sent]
      return { status: 'refused', error }
    } finally {
      busy = false
    }
  }
}

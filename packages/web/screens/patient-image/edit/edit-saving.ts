import { changesNothing, type PictureEdit } from '@sella/contract/picture-edit'
import { same } from '@sella/workbench/same'
import { isUnanswered } from '@sella/workbench/server/adding'
import { Refused } from '@sella/workbench/server/refused'

/** The server's calls. Both throw `Refused`. */
interface EditServer {
  /**
   * Stores an edit, null for the original, in the place of `from`; resolves to the edit as it is stored then. Refused with
   * PICTURE_CHANGED where another is stored by then.
   */
  readonly send: (recipe: PictureEdit | null, from: PictureEdit) => Promise<PictureEdit>
  /** The edit as it is stored now. */
  readonly current: () => Promise<PictureEdit>
}

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

const isConflict = (error: unknown): boolean => error instanceof Refused && error.reason === 'PICTURE_CHANGED'

const recipeOf = (edit: PictureEdit): PictureEdit | null => (changesNothing(edit) ? null : edit)

const isOne = (edit: PictureEdit, of: readonly PictureEdit[]): boolean => of.some(each => same(each, edit))

/** What this window knows of the stored edit of a picture. */
const editLedger = (opened: PictureEdit) => {
  let base = opened
  /** Sent, and stored for all this window knows. */
  let unanswered: readonly PictureEdit[] = []
  /** Stored before: what has not heard of the present one yet may still show them. */
  let earlier: readonly PictureEdit[] = []
  return {
    base: () => base,
    know: (stored: PictureEdit): void => {
      earlier = [...earlier, base, ...unanswered]
      unanswered = []
      base = stored
    },
    noteLost: (sent: PictureEdit): void => {
      unanswered = [...unanswered, sent]
    },
    isOwn: (stored: PictureEdit, sent: PictureEdit): boolean => isOne(stored, [sent, ...unanswered]),
    isNews: (shown: PictureEdit, sent: PictureEdit): boolean => !isOne(shown, [base, sent, ...unanswered, ...earlier]),
  }
}

/** Saves an edit over the stored one it was made on; where that is another's by then, it is met, and nothing stored. */
const sendingOver = ({ send, current }: EditServer, ledger: ReturnType<typeof editLedger>) => {
  const over = async (from: PictureEdit, sent: PictureEdit): Promise<'saved'> => {
    try {
      ledger.know(await send(recipeOf(sent), from))
      return 'saved'
    } catch (error) {
      if (isUnanswered(error)) ledger.noteLost(sent)
      throw error
    }
  }
  return async (sent: PictureEdit): Promise<'saved' | 'met'> => {
    try {
      return await over(ledger.base(), sent)
    } catch (error) {
      if (!isConflict(error)) throw error
      const theirs = await current()
      if (ledger.isOwn(theirs, sent)) return over(theirs, sent)
      ledger.know(theirs)
      return 'met'
    }
  }
}

/**
 * Saves the edit of a picture over the one it was opened with. An edit whose reply was lost is no other window's; one that another
 * window stored is met before anything is sent where this window knows of it, else by the server's refusal.
 */
export const makeEditSaving = (opened: PictureEdit, server: EditServer) => {
  const ledger = editLedger(opened)
  const put = sendingOver(server, ledger)
  let busy = false
  return async ({ edit, stored }: EditNow): Promise<EditSaved> => {
    if (busy) return { status: 'busy' }
    const [sent, shown] = [edit(), stored()]
    if (ledger.isNews(shown, sent)) {
      ledger.know(shown)
      return { status: 'met', base: shown }
    }
    busy = true
    try {
      if ((await put(sent)) === 'met') return { status: 'met', base: ledger.base() }
      return { status: 'saved', isRestored: recipeOf(sent) === null, isAll: same(edit(), sent), base: ledger.base() }
    } catch (error) {
      return { status: 'refused', error }
    } finally {
      busy = false
    }
  }
}

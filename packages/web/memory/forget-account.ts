import { strikeParked } from './parked-files'
import { forgetKept } from './session'
import { strikeOwner } from './stored-files'

/** Deletes everything this browser stores for a doctor whose account is gone: drafts, queued files, files not decided on. */
export const forgetAccount = (userId: string): void => {
  forgetKept(userId)
  void strikeOwner(userId)
  void strikeParked(userId)
}

import type { Newcomer } from '@sella/workbench/migration/newcomer'
import { entriesHere } from '../../form-draft/use-form-draft'
import { aimed, choicesIn, corrected, type MigrationChoices, withChoice, withoutDone } from './choices'

const slot = 'migration'

/** The folder or list that was being corrected when an earlier page ended; null if there is none. */
export const sourceLeft = (): string | null => choicesIn(entriesHere().of(slot))?.source ?? null

const none: MigrationChoices = { source: '', chosen: {} }

/**
 * What was corrected and chosen in a preview, kept on this machine until it is migrated. The files themselves have to be chosen again:
 * the archive of a clinic does not fit into a browser.
 */
export const keptChoices = () => {
  let left = none
  let current = none
  const put = (next: MigrationChoices): void => {
    current = next
    if (Object.keys(next.chosen).length > 0) entriesHere().keep(slot, next)
    else entriesHere().forget(slot)
  }
  return {
    begin: (source: string): boolean => {
      const stored = choicesIn(entriesHere().of(slot))
      const isLeft = stored?.source === source
      left = isLeft ? stored : { ...none, source }
      current = left
      return isLeft
    },
    corrected: (newcomer: Newcomer): Newcomer => corrected(left, newcomer),
    aimed: (newcomer: Newcomer, all: readonly Newcomer[]): Newcomer => aimed(left, newcomer, all),
    keep: (newcomer: Newcomer): void => put(withChoice(current, newcomer)),
    /** These have been migrated. */
    done: (keys: ReadonlySet<string>): void => put(withoutDone(current, keys)),
  }
}

import type { Newcomer } from '@sella/workbench/migration/newcomer'
import { useRef } from 'react'
import { entriesHere } from '../../form-draft/use-form-draft'
import { choicesIn, type MigrationChoices, withChoice, withoutDone } from './choices'

const slot = 'migration'

/** The folder or list that was being corrected when an earlier page ended; null if there is none. */
export const sourceLeft = (): string | null => choicesIn(entriesHere().of(slot))?.source ?? null

/**
 * What was corrected and chosen in a preview, kept on this machine until it is migrated. The files themselves have to be chosen again:
 * the archive of a clinic does not fit into a browser.
 */
export const useChoices = () => {
  const choices = useRef<MigrationChoices>({ source: '', chosen: {} })
  const put = (next: MigrationChoices): void => {
    choices.current = next
    if (Object.keys(next.chosen).length > 0) entriesHere().keep(slot, next)
    else entriesHere().forget(slot)
  }
  return {
    /** Those left for this source; null if there are none. */
    begin: (source: string): MigrationChoices | null => {
      const left = choicesIn(entriesHere().of(slot))
      const mine = left?.source === source ? left : null
      choices.current = mine ?? { source, chosen: {} }
      return mine
    },
    keep: (newcomer: Newcomer): void => put(withChoice(choices.current, newcomer)),
    /** These have been migrated. */
    done: (keys: ReadonlySet<string>): void => put(withoutDone(choices.current, keys)),
  }
}

import type { Acts } from '@sella/workbench/commands/command'
import { commandOf } from '@sella/workbench/commands/table'
import { useDesk } from '../desk'
import { useCommandKeys } from '../keys'

/** Guided placement and its history; none of the commands that save, detect or show values. */
const allowed = ['place', 'takeEstimate', 'back', 'skip', 'nudge', 'nudgeTen', 'clearPoint', 'undo', 'redo', 'fit', 'escape']
const among = allowed.map(commandOf)

const nothing = () => undefined
/** While a film is being retraced blind, nothing of the record is available. */
const acts: Acts = {
  ...{ save: nothing, cancel: nothing, reset: nothing, auto: null, turn: {} },
  ...{ selectRecord: nothing, switchLanguage: nothing, refuse: nothing, tellNoEdge: nothing, tellNoCandidate: nothing },
}

/** The keys available while a film is retraced blind. */
export const useAgainKeys = (): void => useCommandKeys({ desk: useDesk(), acts }, among)

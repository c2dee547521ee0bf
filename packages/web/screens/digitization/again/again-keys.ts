import type { Acts } from '@sella/workbench/commands/command'
import { commandOf } from '@sella/workbench/commands/table'
import { useDesk } from '../desk'
import { useCommandKeys } from '../keys'

/** Guided placement and its history; none that saves, detects or shows values. */
const allowed = ['place', 'takeEstimate', 'back', 'skip', 'nudge', 'nudgeTen', 'clearPoint', 'undo', 'redo', 'fit', 'escape']
const among = allowed.map(commandOf)

const nothing = () => undefined
/** While a film is traced blind nothing of the record can be asked for. */
const acts: Acts = {
  ...{ save: nothing, cancel: nothing, reset: nothing, auto: null, turn: {} },
  ...{ selectRecord: nothing, switchLanguage: nothing, refuse: nothing, tellNoEdge: nothing, tellNoCandidate: nothing },
}

/** The keys of a film traced again blind. */
export const useAgainKeys = (): void => useCommandKeys({ desk: useDesk(), acts }, among)

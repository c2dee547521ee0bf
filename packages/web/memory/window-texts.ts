import { type DraftEntries, draftEntries } from './draft-entries'
import { textsOf } from './entry-texts'
import { isOpenWindow } from './open-windows'
import { keep, kept, windowName } from './session'

const entriesHere = (): DraftEntries => draftEntries({ kept, keep }, windowName(), isOpenWindow)

/** This window's unsaved work on this machine, for the signed-in doctor; that of a closed window is taken over. */
export const windowTexts = textsOf(entriesHere)

/** Whether another open window has unsaved work under this name. */
export const isElsewhere = (name: string): boolean => entriesHere().elsewhere(name)

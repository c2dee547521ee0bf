import { keptChange } from '@sella/workbench/writing/writing'
import { windowTexts } from '../../memory/window-texts'

/**
 * Text of a case that is not saved yet, on this machine, under a name. What another open window has there is its own to save: sent
 * from here too, it would meet itself as another window's change.
 */
export const unsavedText = <T extends object>(name: string, read: (value: unknown) => T | null) => ({
  left: (): ReturnType<typeof keptChange<T>> => keptChange(windowTexts.kept(name), read),
  keep: (text: string | null): void => windowTexts.keep(name, text),
})

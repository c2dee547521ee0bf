import type { Command } from '@sella/workbench/commands/command'
import { capsOf } from '@sella/workbench/commands/strokes'
import { commandOf } from '@sella/workbench/commands/table'

/** The name of the command key on this machine's keyboard. */
export const mod = /Mac/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl'

/** The key caps of a command's shortcut; none if it has no key. */
export const capsFor = (command: Command | string): readonly string[] => {
  const [stroke] = (typeof command === 'string' ? commandOf(command) : command).keys ?? []
  return stroke === undefined ? [] : capsOf(stroke, mod)
}

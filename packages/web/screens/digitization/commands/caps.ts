import type { Command } from '@sella/workbench/commands/command'
import { capsOf } from '@sella/workbench/commands/strokes'
import { commandOf } from '@sella/workbench/commands/table'

/** What this machine's keyboard calls the key of commands. */
export const mod = /Mac/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl'

/** The caps of the stroke a command is told by; none where it has no key. */
export const capsFor = (command: Command | string): readonly string[] => {
  const [stroke] = (typeof command === 'string' ? commandOf(command) : command).keys ?? []
  return stroke === undefined ? [] : capsOf(stroke, mod)
}

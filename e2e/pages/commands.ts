import { commandOf } from '@sella/workbench/commands/table'

/** What a command's button, line or chip is called, in Chinese, as the table of commands has it. */
export const named = (id: string): string => commandOf(id).title.zh

/** Its key as the browser driver presses it: the first stroke, Ctrl for `mod`. Throws for a command without one. */
export const keyFor = (id: string): string => {
  const [stroke] = commandOf(id).keys ?? []
  if (stroke === undefined) throw new Error(`${id} has no key`)
  return stroke.replace('mod', 'Control').replace('shift', 'Shift')
}

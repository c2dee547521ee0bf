import { type Command, type CommandContext, perform } from '@sella/workbench/commands/command'
import { heardOf } from '@sella/workbench/commands/table'
import { endNudge } from '@sella/workbench/session/session'
import { useEffect, useRef } from 'react'
import { dialogOpen, inField } from '../../parts/use-keys'
import { useTable } from './commands/use-table'

const onStage = (): boolean => {
  const at = document.activeElement
  return at === null || at === document.body || (at instanceof HTMLElement && at.getAttribute('role') === 'application')
}

/** What was typed for the palette while it was on its way; it begins with that. */
export const typedAhead = { text: '' }

/** Runs the command of a key press and prevents the browser's default, except for Escape, which also closes what is open. */
const hear = (event: KeyboardEvent, table: CommandContext, among?: readonly Command[]): void => {
  const mod = event.ctrlKey || event.metaKey
  if (event.defaultPrevented || (event.altKey && !mod) || dialogOpen()) return
  if (table.desk.dialog.get() === 'palette') {
    if (!mod && event.key.length === 1) typedAhead.text += event.key
    return
  }
  const press = { key: event.key, shift: event.shiftKey, mod }
  const command = heardOf(press, { inField: inField(event.target), onStage: onStage() }, table, among)
  if (!command) return
  if (event.key !== 'Escape') event.preventDefault()
  perform(command, table, press)
}

/** Listens for the keys of commands: of all, or of those in `among`. */
export const useCommandKeys = (table: CommandContext, among?: readonly Command[]): void => {
  const latest = useRef({ table, among })
  latest.current = { table, among }
  const { session } = table.desk.bench
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event, latest.current.table, latest.current.among)
    const onUp = (event: KeyboardEvent) => event.key.startsWith('Arrow') && session.set(endNudge)
    window.addEventListener('keydown', onKey)
    window.addEventListener('keyup', onUp)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('keyup', onUp)
    }
  }, [session])
}

/** The keys of the workbench. */
export const useWorkbenchKeys = (): void => useCommandKeys(useTable())

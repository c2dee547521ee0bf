import { type Command, type CommandContext, isBlocked, isThere, perform, titleOn } from '@sella/workbench/commands/command'
import { commandOf } from '@sella/workbench/commands/table'
import { useCallback, useSyncExternalStore } from 'react'
import { refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useTable } from './use-table'

/** Calls the listener for every change of the session but the steps of a running gesture, on which no command leans. */
const onSession = (session: CommandContext['desk']['bench']['session'], listener: () => void): (() => void) => {
  let before = session.get()
  return session.subscribe(() => {
    const [last, now] = [before, session.get()]
    before = now
    if (last.preview === null || now.preview === null) listener()
  })
}

/** Calls the listener for all that may change whether a command is possible, waits or is on. */
const onChange = ({ bench, display }: CommandContext['desk'], listener: () => void): (() => void) => {
  const stores = [bench.hand, bench.picture, bench.snaps, display]
  const stops = [onSession(bench.session, listener), ...stores.map(store => store.subscribe(listener))]
  return () => {
    for (const stop of stops) stop()
  }
}

const stateOf = (command: Command, table: CommandContext): string =>
  [isThere(command, table), isBlocked(command, table), command.on?.(table.desk) ?? false].join(' ')

/** Renders anew when one of these becomes possible or not, waits or no longer, is switched on or off; not at each step of a drag. */
export const useWatch = (table: CommandContext, commands: readonly Command[]): void => {
  const { desk } = table
  const subscribe = useCallback((listener: () => void) => onChange(desk, listener), [desk])
  useSyncExternalStore(subscribe, () => commands.map(command => stateOf(command, table)).join())
}

/** A command as a button, a chip or a line of a menu has it. */
export interface Offer {
  readonly command: Command
  readonly label: string
  /** False where it is not possible just now. */
  readonly there: boolean
  /** Why it waits. */
  readonly blocked: string | null
  readonly on: boolean
  readonly run: () => void
}

/** Commands as this page offers them, in the words of its language. */
export const useOffers = (commands: readonly Command[]): readonly Offer[] => {
  const { lang } = useWords()
  const table = useTable()
  useWatch(table, commands)
  return commands.map(command => ({
    command,
    label: titleOn(command, table.desk)[lang],
    there: isThere(command, table),
    blocked: isBlocked(command, table) ? refusal('EDITING', lang) : null,
    on: command.on?.(table.desk) ?? false,
    run: () => perform(command, table),
  }))
}

/** One command by its name. */
export const useOffer = (id: string): Offer => {
  const [offer] = useOffers([commandOf(id)])
  if (!offer) throw new Error(`there is no command "${id}"`)
  return offer
}

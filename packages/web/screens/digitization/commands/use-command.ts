import { type Command, type CommandContext, isBlocked, isThere, perform, titleOn } from '@sella/workbench/commands/command'
import { commandOf } from '@sella/workbench/commands/table'
import { useCallback, useSyncExternalStore } from 'react'
import { refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useTable } from './use-table'

/** Calls the listener for every change of the session except the steps of a running gesture, on which no command depends. */
const onSession = (session: CommandContext['desk']['bench']['session'], listener: () => void): (() => void) => {
  let before = session.get()
  return session.subscribe(() => {
    const [last, now] = [before, session.get()]
    before = now
    if (last.preview === null || now.preview === null) listener()
  })
}

/** Calls the listener for every change that may make a command possible, blocked or on. */
const onChange = ({ bench, display }: CommandContext['desk'], listener: () => void): (() => void) => {
  const stores = [bench.hand, bench.picture, bench.snaps, display]
  const stops = [onSession(bench.session, listener), ...stores.map(store => store.subscribe(listener))]
  return () => {
    for (const stop of stops) stop()
  }
}

const stateOf = (command: Command, table: CommandContext): string =>
  [isThere(command, table), isBlocked(command, table), command.on?.(table.desk) ?? false].join(' ')

/** Re-renders when one of these commands becomes possible or impossible, blocked or free, on or off; not at each step of a drag. */
export const useWatch = (table: CommandContext, commands: readonly Command[]): void => {
  const { desk } = table
  const subscribe = useCallback((listener: () => void) => onChange(desk, listener), [desk])
  useSyncExternalStore(subscribe, () => commands.map(command => stateOf(command, table)).join())
}

/** A command as shown by a button, a chip or a menu entry. */
export interface Offer {
  readonly command: Command
  readonly label: string
  /** False if it is not possible at the moment. */
  readonly there: boolean
  /** Why it is blocked. */
  readonly blocked: string | null
  readonly on: boolean
  readonly run: () => void
}

/** The commands as this page offers them, in its language. */
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

/** One command by its id. */
export const useOffer = (id: string): Offer => {
  const [offer] = useOffers([commandOf(id)])
  if (!offer) throw new Error(`there is no command "${id}"`)
  return offer
}

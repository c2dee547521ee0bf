import type { Words } from '@sella/ceph/words'
import type { Action } from '@sella/contract/access/roles'
import type { RecordDesk } from '../desk/desk'
import type { Press, Stroke } from './strokes'

export type TurnWay = 'left' | 'right' | 'mirror' | 'level' | 'restore'

/** Actions of a command beyond the open picture: asking the user, sending, or leaving the picture. */
export interface Acts {
  readonly save: () => void
  /** Restores the saved points; can be undone for a moment. */
  readonly cancel: () => void
  /** Asks for confirmation. */
  readonly reset: () => void
  /** Detects the points; null if no detector is available. */
  readonly auto: (() => void) | null
  /** Rotates or mirrors the film itself with everything placed on it; contains the ways that would currently change it. */
  readonly turn: Readonly<Partial<Record<TurnWay, () => void>>>
  readonly selectRecord: (uuid: string) => void
  readonly switchLanguage: () => void
  /** Reports that the film shows no edge for the selected point. */
  readonly tellNoEdge: (asked: 'by-rule' | 'nearby') => void
  readonly tellNoCandidate: () => void
  /** Reports that an edit must first be saved or cancelled. */
  readonly refuse: () => void
}

/** The open picture, and the actions available for it. */
export interface CommandContext {
  readonly desk: RecordDesk
  readonly acts: Acts
}

/** Icons of the commands; the page that draws them defines them. */
export type CommandIcon =
  | 'undo'
  | 'redo'
  | 'detect'
  | 'edit'
  | 'reset'
  | 'export'
  | 'colour'
  | 'list'
  | 'erase'
  | 'turnLeft'
  | 'turnRight'
  | 'mirror'
  | 'level'

/** Where a command appears on screen besides the palette and the key sheet. */
export type Place = 'history' | 'points' | 'output' | 'measuring' | 'display' | 'look' | 'film'

/** A command of the workbench. Keys, bars, menus, palette, key sheet, tours and journeys use only this row. */
export interface Command {
  readonly id: string
  readonly title: Words
  /** Its name on a face photo, if different. */
  readonly onFace?: Words
  /** How to use it with the pointer. */
  readonly hint?: Words
  readonly icon?: CommandIcon
  /** The key strokes that run it; the first is the one shown to the doctor. */
  readonly keys?: readonly Stroke[]
  /**
   * `placing`: active only while points are placed one after another, with priority over all others. `vertebrae`: only while
   * their panel is open, with priority over commands without a scope. `review`: while the selected point needs review, with lower
   * priority than these.
   */
  readonly scope?: 'placing' | 'vertebrae' | 'review'
  /** Its strokes with Ctrl or Cmd also work in input fields. */
  readonly inFields?: true
  readonly group: 'edit' | 'work' | 'view' | 'display'
  readonly places?: readonly Place[]
  /** The permission the user's role needs; without it the command does not exist. */
  readonly needs?: Action
  /** Unavailable while points are being edited, and says so. */
  readonly waits?: true
  /** Whether it applies to the open picture at all. */
  readonly knownTo?: (desk: RecordDesk) => boolean
  /** Whether it is currently available. */
  readonly when?: (table: CommandContext) => boolean
  /** For a toggle: whether it is on. */
  readonly on?: (desk: RecordDesk) => boolean
  /** Available by key only, because nobody searches for it by name. */
  readonly keyOnly?: true
  readonly run: (table: CommandContext, press: Press) => void
}

export const isOnFilm = ({ subject }: RecordDesk): boolean => subject.view === 'film'

/** Its name for the open picture. */
export const titleOn = ({ title, onFace }: Command, desk: RecordDesk): Words => (isOnFilm(desk) ? title : (onFace ?? title))

const isEditing = ({ bench }: RecordDesk): boolean => bench.session.get().mode === 'editing'

/** Whether the command has to wait until an edit is saved or cancelled. */
export const isBlocked = (command: Command, { desk }: CommandContext): boolean => command.waits === true && isEditing(desk)

const isAllowed = ({ needs }: Command, { desk }: CommandContext): boolean => needs === undefined || desk.may(needs)

/** Whether the command is offered: allowed for the user, applicable to the picture and currently available. */
export const isThere = (command: Command, table: CommandContext): boolean =>
  isAllowed(command, table) && (command.knownTo?.(table.desk) ?? true) && (command.when?.(table) ?? true)

/** Runs a command; one that has to wait says why instead, one that is not offered does nothing. */
export const perform = (command: Command, table: CommandContext, press: Press = { key: '', shift: false, mod: false }): void => {
  if (!isThere(command, table)) return
  if (isBlocked(command, table)) table.acts.refuse()
  else command.run(table, press)
}

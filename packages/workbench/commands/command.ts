import type { Words } from '@sella/ceph/words'
import type { Action } from '@sella/contract/access/roles'
import type { RecordDesk } from '../desk/desk'
import type { Press, Stroke } from './strokes'

export type TurnWay = 'left' | 'right' | 'mirror' | 'level' | 'restore'

/** What a command may do besides what the open picture holds: it asks, sends, or leaves the picture. */
export interface Acts {
  readonly save: () => void
  /** Back to the saved points; for a moment it can be taken back. */
  readonly cancel: () => void
  /** Asks first. */
  readonly reset: () => void
  /** Finds the points; null where nothing finds them. */
  readonly auto: (() => void) | null
  /** Moves the film itself with all that is placed on it, in the ways that would change it now. */
  readonly turn: Readonly<Partial<Record<TurnWay, () => void>>>
  readonly selectRecord: (uuid: string) => void
  readonly switchLanguage: () => void
  /** Says that the film shows no edge for the point in hand. */
  readonly tellNoEdge: (asked: 'by-rule' | 'nearby') => void
  readonly tellNoCandidate: () => void
  /** Says that something waits for the save or the cancel of an edit. */
  readonly refuse: () => void
}

/** The open picture, and who answers. */
export interface CommandContext {
  readonly desk: RecordDesk
  readonly acts: Acts
}

/** The pictures of commands; the page that draws them knows them. */
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

/** Where a command stands on the screen besides palette and key sheet. */
export type Place = 'history' | 'points' | 'output' | 'measuring' | 'display' | 'look' | 'film'

/** One thing the workbench does. Keys, bars, menus, palette, key sheet, tours and journeys read this row and nothing else. */
export interface Command {
  readonly id: string
  readonly title: Words
  /** What it is called over a photo of the face, where that is another name. */
  readonly onFace?: Words
  /** Further words it is found by. */
  readonly also?: readonly string[]
  /** What it wants of the hand. */
  readonly hint?: Words
  readonly icon?: CommandIcon
  /** The strokes that run it; the first is the one told to the doctor. */
  readonly keys?: readonly Stroke[]
  /**
   * `placing`: heard only while points are placed one after another, and before all others. `vertebrae`: only while their panel is open,
   * and before those without a scope. `review`: while the point in hand waits for the doctor's look, after these.
   */
  readonly scope?: 'placing' | 'vertebrae' | 'review'
  /** Its strokes with Ctrl or Cmd work in fields too. */
  readonly inFields?: true
  readonly group: 'edit' | 'work' | 'view' | 'display'
  readonly places?: readonly Place[]
  /** What the reader's role must allow: where it does not, the command is not there. */
  readonly needs?: Action
  /** Waits while points are edited, and says so. */
  readonly waits?: true
  /** Whether the picture on the table knows it at all. */
  readonly knownTo?: (desk: RecordDesk) => boolean
  /** Whether it is possible just now. */
  readonly when?: (table: CommandContext) => boolean
  /** Of what is switched: whether it is on. */
  readonly on?: (desk: RecordDesk) => boolean
  /** A way of the hand that nobody looks for by name: a key alone. */
  readonly keyOnly?: true
  readonly run: (table: CommandContext, press: Press) => void
}

export const isOnFilm = ({ subject }: RecordDesk): boolean => subject.view === 'film'

/** What it is called over this picture. */
export const titleOn = ({ title, onFace }: Command, desk: RecordDesk): Words => (isOnFilm(desk) ? title : (onFace ?? title))

const isEditing = ({ bench }: RecordDesk): boolean => bench.session.get().mode === 'editing'

/** Whether the command waits for the save or the cancel of an edit. */
export const isBlocked = (command: Command, { desk }: CommandContext): boolean => command.waits === true && isEditing(desk)

const isAllowed = ({ needs }: Command, { desk }: CommandContext): boolean => needs === undefined || desk.may(needs)

/** Whether the command is there: allowed to the reader, known to the picture and possible now. */
export const isThere = (command: Command, table: CommandContext): boolean =>
  isAllowed(command, table) && (command.knownTo?.(table.desk) ?? true) && (command.when?.(table) ?? true)

/** Runs a command; one that waits says why instead, one that is not there does nothing. */
export const perform = (command: Command, table: CommandContext, press: Press = { key: '', shift: false, mod: false }): void => {
  if (!isThere(command, table)) return
  if (isBlocked(command, table)) table.acts.refuse()
  else command.run(table, press)
}

import type { Words } from '@sella/ceph/words'
import type { RecordDesk } from '../desk/desk'
import { commands } from './all-commands'
import { type Command, type CommandContext, isThere, type Place } from './command'
import { needsStage, type Press, strokesOf } from './strokes'

const byId = new Map(commands.map(command => [command.id, command]))

/** The command with that id. Throws if there is none. */
export const commandOf = (id: string): Command => {
  const command = byId.get(id)
  if (!command) throw new Error(`there is no command "${id}"`)
  return command
}

/** The commands of a bar or menu that apply to this picture, in the order of the table. */
export const commandsAt = (place: Place, desk: RecordDesk): readonly Command[] =>
  commands.filter(({ places, knownTo }) => places?.includes(place) && (knownTo?.(desk) ?? true))

/** The commands listed in the palette: everything offered, except key-only commands. */
export const offered = (table: CommandContext): readonly Command[] =>
  commands.filter(command => !command.keyOnly && isThere(command, table))

interface Heard {
  readonly inField: boolean
  readonly onStage: boolean
}

const hears = (command: Command, stroke: string, { inField, onStage }: Heard): boolean =>
  (command.keys?.includes(stroke) ?? false) && (!inField || command.inFields === true) && (onStage || !needsStage(stroke))

/** Scopes in order of priority. */
const scopes = ['placing', 'vertebrae', 'review', undefined] as const

/**
 * The command that a press runs, among those in `among`; null if the press belongs to the page. Commands for placing points have
 * priority, then those of the vertebrae while their panel is open, then those for a point that needs review. A stroke with Ctrl
 * or Cmd is captured even if its command is currently unavailable, because the browser would do something else with it.
 */
export const heardOf = (press: Press, at: Heard, table: CommandContext, among: readonly Command[] = commands): Command | null => {
  for (const stroke of strokesOf(press)) {
    const hearing = among.filter(command => hears(command, stroke, at) && (command.knownTo?.(table.desk) ?? true))
    const there = hearing.filter(command => press.mod || isThere(command, table))
    const first = scopes.map(scope => there.find(command => command.scope === scope)).find(command => command !== undefined)
    if (first) return first
  }
  return null
}

/** Pointer actions on the stage with a key or button held: not commands, but listed on the key sheet. */
export const pointerWays: readonly { readonly title: Words; readonly by: readonly Words[] }[] = [
  { title: { zh: '平移', en: 'Pan' }, by: [{ zh: '空格', en: 'Space' }] },
  { title: { zh: '缩放', en: 'Zoom' }, by: [{ zh: '滚轮', en: 'Wheel' }] },
  { title: { zh: '窗宽/窗位', en: 'Window/level' }, by: [{ zh: '右键拖动', en: 'Right drag' }] },
  { title: { zh: '适合窗口', en: 'Fit the window' }, by: [{ zh: '双击', en: 'Double click' }] },
  {
    title: { zh: '吸附到该点所属的最近边缘（或暂停）', en: 'Snap to the nearest matching edge, or not' },
    by: [{ zh: 'Alt', en: 'Alt' }],
  },
]

/** The key sheet: under its two headings, every command with a key that applies to this picture. */
export const keySheet = (desk: RecordDesk): Readonly<Record<'editing' | 'viewing', readonly Command[]>> => {
  const keyed = commands.filter(({ keys, knownTo }) => keys && (knownTo?.(desk) ?? true))
  const edits = ({ group }: Command) => group === 'edit' || group === 'work'
  return { editing: keyed.filter(edits), viewing: keyed.filter(command => !edits(command)) }
}

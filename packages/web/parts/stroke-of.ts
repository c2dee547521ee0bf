import { type Press, type Stroke, strokesOf } from '@sella/workbench/commands/strokes'

/** What single keys and strokes do. */
export type Keys = Readonly<Partial<Record<Stroke, (event: KeyboardEvent) => void>>>

/** Undo and redo, which a text field has of its own. */
const undoing: readonly Stroke[] = ['mod+z', 'mod+shift+z', 'mod+y']

interface Where {
  readonly field: boolean
  /** Whether undo and redo are left to the field. */
  readonly textUndoes: boolean
}

/** The stroke of `keys` for a key press; null if the press belongs to the field in focus. */
export const strokeOf = (press: Press, keys: Keys, { field, textUndoes }: Where): Stroke | null => {
  const stroke = strokesOf(press).find(each => keys[each]) ?? null
  if (!stroke || !field) return stroke
  return press.mod && !(textUndoes && undoing.includes(stroke)) ? stroke : null
}

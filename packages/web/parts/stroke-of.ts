import { type Press, type Stroke, strokesOf } from '@sella/workbench/commands/strokes'

/** What single keys and strokes do. */
export type Keys = Readonly<Partial<Record<Stroke, (event: KeyboardEvent) => void>>>

/** Undo and redo, which a field of text has of its own. */
const undoing: readonly Stroke[] = ['mod+z', 'mod+shift+z', 'mod+y']

interface Where {
  readonly field: boolean
  /** Undo and redo stay the field's. */
  readonly textUndoes: boolean
}

/** The stroke of `keys` that a press stands for; null where the press belongs to the field it was made in. */
export const strokeOf = (press: Press, keys: Keys, { field, textUndoes }: Where): Stroke | null => {
  const stroke = strokesOf(press).find(each => keys[each]) ?? null
  if (!stroke || !field) return stroke
  return press.mod && !(textUndoes && undoing.includes(stroke)) ? stroke : null
}

/** A key press. `mod`: Ctrl, or Cmd on a Mac. */
export interface Press {
  /** The browser's name: a letter, `Enter`, `ArrowLeft`. */
  readonly key: string
  readonly shift: boolean
  readonly mod: boolean
}

/** `mod+shift+z`: letters are lower case; `shift` is included only if it makes a different stroke. */
export type Stroke = string

const keyOf = ({ key }: Press): string => (key.length === 1 ? key.toLowerCase() : key)

/** The strokes a press may stand for, most specific first: Shift counts only if a row names it. */
export const strokesOf = (press: Press): readonly Stroke[] => {
  const mod = press.mod ? 'mod+' : ''
  const plain = `${mod}${keyOf(press)}`
  return press.shift ? [`${mod}shift+${keyOf(press)}`, plain] : [plain]
}

/** Keys that belong to the focused button or row, unless the stage has the focus. */
const ofTheFocus = /^(shift\+)?(Enter|Tab|Arrow\w+|Delete|Backspace)$/

export const needsStage = (stroke: Stroke): boolean => ofTheFocus.test(stroke)

const caps: Readonly<Record<string, string>> = {
  shift: '⇧',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Delete: 'Del',
  Backspace: '⌫',
  Escape: 'Esc',
}

/** The key caps of a stroke, in the order pressed. `mod`: the name of Ctrl or Cmd on this machine. */
export const capsOf = (stroke: Stroke, mod: string): readonly string[] => {
  const parts = stroke.split(/\+(?=.)/)
  const shiftFirst = [...parts].sort((a, b) => Number(b === 'shift') - Number(a === 'shift'))
  return shiftFirst.map(part => (part === 'mod' ? mod : (caps[part] ?? (part.length === 1 ? part.toUpperCase() : part))))
}

import type { Point } from '@sella/ceph/geometry/point'
import type { Tool } from './measures'

/** What a key does on a picture that is measured. */
export type KeyAct =
  | { readonly act: 'undo' | 'redo' | 'clear' | 'place' | 'leave' }
  | { readonly act: 'take'; readonly tool: Tool }
  /** Moves the crosshair. */
  | { readonly act: 'move'; readonly by: Point; readonly fine: boolean }

interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

interface Situation {
  readonly tool: Tool | null
  readonly hasMarks: boolean
  readonly hasCross: boolean
}

/** Keys that select or deselect a tool. */
const tools: Readonly<Record<string, Tool>> = { d: 'distance', a: 'angle', n: 'note' }

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Whether a key undoes or redoes a step. */
const stepOf = ({ key, shiftKey, ctrlKey, metaKey }: Pressed): 'undo' | 'redo' | null => {
  if (!ctrlKey && !metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo'
  return letter === 'z' ? 'undo' : null
}

/** What a key does; null if it has no effect here. Without a tool arrows, Enter and Escape belong to the window. */
export const keyAct = (pressed: Pressed, { tool, hasMarks, hasCross }: Situation): KeyAct | null => {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed
  const step = stepOf(pressed)
  if (step) return { act: step }
  if (ctrlKey || metaKey || altKey) return null
  const named = tools[key.toLowerCase()]
  if (named) return { act: 'take', tool: named }
  if (key === 'Delete' && hasMarks) return { act: 'clear' }
  if (!tool) return null
  const by = moves[key]
  if (by) return { act: 'move', by, fine: shiftKey }
  if (key === 'Enter' && hasCross) return { act: 'place' }
  return key === 'Escape' ? { act: 'leave' } : null
}

import type { Layer } from '@sella/drawing/scene/scene'

/** Deep equality of plain data. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every(key => same(left[key], right[key]))
}

const keptMarks = (before: Layer, after: Layer): Layer => {
  const marks = after.marks.map((mark, i) => {
    const old = before.marks[i]
    return old && same(old, mark) ? old : mark
  })
  const unchanged = marks.length === before.marks.length && marks.every((mark, i) => mark === before.marks[i])
  return unchanged ? before : { ...after, marks }
}

/** The new layers, with every layer and mark that equals its predecessor replaced by it: those are not painted again. */
export const kept = (before: readonly Layer[], after: readonly Layer[]): readonly Layer[] =>
  after.map(layer => {
    const old = before.find(one => one.id === layer.id)
    return old ? keptMarks(old, layer) : layer
  })

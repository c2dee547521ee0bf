import { markNames, marksByName } from '@sella/drawing/scene/mark-names'
import type { Layer } from '@sella/drawing/scene/scene'

/** Deep equality of plain data. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every(key => same(left[key], right[key]))
}

const equal = (before: Layer, after: Layer): boolean =>
  before.marks.length === after.marks.length && before.marks.every((mark, i) => same(mark, after.marks[i]))

const keptMarks = (before: Layer, after: Layer): Layer => {
  if (equal(before, after)) return before
  const [earlier, names] = [marksByName(before.marks), markNames(after.marks)]
  const marks = after.marks.map((mark, i) => {
    const old = earlier.get(names[i] ?? '')
    return old && same(old, mark) ? old : mark
  })
  return { ...after, marks }
}

/** The new layers, with every layer and mark that equals its predecessor replaced by it: those are not painted again. */
export const kept = (before: readonly Layer[], after: readonly Layer[]): readonly Layer[] =>
  after.map(layer => {
    const old = before.find(({ id }) => id === layer.id)
    return old ? keptMarks(old, layer) : layer
  })

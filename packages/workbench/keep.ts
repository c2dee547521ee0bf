import { markNames, marksByName, withNames } from '@sella/drawing/scene/mark-names'
import type { Layer } from '@sella/drawing/scene/scene'

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
  return true
}

/** Deep equality of plain data. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b)
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every(key => same(left[key], right[key]))
}

/**
 * A mark equal to the previous one at the same position is replaced by it. The others are matched by name, because marks may have
 * been added or removed before them.
 */
const keptMarks = (before: Layer, after: Layer): Layer => {
  const inPlace = after.marks.map((mark, i) => (same(before.marks[i], mark) ? before.marks[i] : undefined))
  if (before.marks.length === after.marks.length && inPlace.every(mark => mark !== undefined)) return before
  const [earlier, names] = [marksByName(before.marks), markNames(after.marks)]
  const marks = after.marks.map((mark, i) => {
    const old = inPlace[i] ?? earlier.get(names[i] ?? '')
    return old && (inPlace[i] || same(old, mark)) ? old : mark
  })
  return { ...after, marks: withNames(marks, names) }
}

/** The new layers, with every layer and mark that equals its predecessor replaced by it, so that it is not painted again. */
export const kept = (before: readonly Layer[], after: readonly Layer[]): readonly Layer[] =>
  after.map(layer => {
    const old = before.find(({ id }) => id === layer.id)
    return old ? keptMarks(old, layer) : layer
  })

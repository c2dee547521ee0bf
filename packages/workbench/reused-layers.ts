import { markNames, marksByName, withNames } from '@sella/drawing/scene/mark-names'
import type { Layer } from '@sella/drawing/scene/scene'
import { same } from './same'

/**
 * A mark equal to the previous one at the same position is replaced by it. The others are matched by name, because marks may have
 * been added or removed before them.
 */
const reusedMarks = (before: Layer, after: Layer): Layer => {
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
export const reusedLayers = (before: readonly Layer[], after: readonly Layer[]): readonly Layer[] =>
  after.map(layer => {
    const old = before.find(({ id }) => id === layer.id)
    return old ? reusedMarks(old, layer) : layer
  })

import { markNames, marksByName, withNames } from '@sella/drawing/scene/mark-names'
import type { Layer } from '@sella/drawing/scene/scene'

/**
 * A drawing in two sheets: what has not moved since the gesture began, and above it what the gesture moves. Every mark is on
 * exactly one of them.
 */
export interface Parted {
  readonly still: readonly Layer[]
  readonly moving: readonly Layer[]
}

/** Names of the marks that have moved, by layer. */
type Moved = Map<string, Set<string>>

const note = (moved: Moved, layer: Layer, before: Layer | undefined): void => {
  if (layer === before) return
  const [names, earlier] = [markNames(layer.marks), marksByName(before?.marks ?? [])]
  const of = moved.get(layer.id) ?? new Set()
  layer.marks.forEach((mark, i) => {
    const name = names[i] ?? ''
    if (earlier.get(name) !== mark) of.add(name)
  })
  if (of.size > 0) moved.set(layer.id, of)
}

const sameMarks = (a: Layer, b: Layer): boolean =>
  a.marks.length === b.marks.length && a.marks.every((mark, i) => mark === b.marks[i])

/** The marks of a layer that have moved, or those that have not; returns the previous frame's layer if these are the same. */
const part = (layer: Layer, moved: ReadonlySet<string> | undefined, wanted: boolean, last: readonly Layer[]): Layer => {
  if (!moved && !wanted) return layer
  const names = markNames(layer.marks)
  const isWanted = (name: string | undefined): boolean => (moved?.has(name ?? '') ?? false) === wanted
  const marks = layer.marks.filter((_, i) => isWanted(names[i]))
  const next = { id: layer.id, marks: withNames(marks, names.filter(isWanted)) }
  const old = last.find(({ id }) => id === layer.id)
  return old && sameMarks(old, next) ? old : next
}

/** Returns the previous frame's list if all its layers are the same, so that an unchanged sheet is not painted again. */
const settled = (next: readonly Layer[], last: readonly Layer[]): readonly Layer[] =>
  next.length === last.length && next.every((layer, i) => layer === last[i]) ? last : next

const nothing: readonly Layer[] = []

/**
 * Splits the layers of each frame. Without a gesture, all marks are on the static sheet. A mark counts as moved if it is a
 * different object from the mark of the same name in the previous frame, so frames must reuse unchanged marks (`reusedLayers`); it then
 * stays on the moving sheet until the gesture ends.
 */
export const createParting = (): ((layers: readonly Layer[], running: boolean) => Parted) => {
  let before: readonly Layer[] = []
  let moved: Moved = new Map()
  let last: Parted = { still: nothing, moving: nothing }
  return (layers, running) => {
    if (running)
      for (const layer of layers)
        note(
          moved,
          layer,
          before.find(({ id }) => id === layer.id),
        )
    else moved = new Map()
    before = layers
    const of = (wanted: boolean, was: readonly Layer[]) =>
      settled(
        layers.map(layer => part(layer, moved.get(layer.id), wanted, was)),
        was,
      )
    last =
      moved.size > 0
        ? { still: of(false, last.still), moving: of(true, last.moving) }
        : { still: settled(layers, last.still), moving: nothing }
    return last
  }
}

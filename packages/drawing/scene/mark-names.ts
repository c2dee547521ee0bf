import type { Mark, Ref } from './scene'

const partOf = (ref: Ref): string => (ref.kind === 'tooth' ? ref.handle : '')

const refName = (ref: Ref): string => {
  if (ref.kind === 'tooth') return ref.tooth
  return ref.kind === 'ruler' ? String(ref.end) : ref.name
}

const likeness = ({ mark, ref }: Mark): string => (ref ? `${mark} ${ref.kind} ${refName(ref)} ${partOf(ref)}` : mark)

const remembered = new WeakMap<readonly Mark[], readonly string[]>()

/**
 * A name for each mark of a layer: what it refers to and its index among marks alike. A mark keeps its name between frames,
 * whatever appears or disappears before it.
 */
export const markNames = (marks: readonly Mark[]): readonly string[] => {
  const before = remembered.get(marks)
  if (before) return before
  const counts = new Map<string, number>()
  const names = marks.map(mark => {
    const like = likeness(mark)
    const count = counts.get(like) ?? 0
    counts.set(like, count + 1)
    return count === 0 ? like : `${like} ${count}`
  })
  remembered.set(marks, names)
  return names
}

/** Marks whose names are given: by the layer they were taken from, or by the equal marks they replace. */
export const withNames = (marks: readonly Mark[], names: readonly string[]): readonly Mark[] => {
  remembered.set(marks, names)
  return marks
}

const rememberedByName = new WeakMap<readonly Mark[], ReadonlyMap<string, Mark>>()

/** The marks of a layer by name. */
export const marksByName = (marks: readonly Mark[]): ReadonlyMap<string, Mark> => {
  const before = rememberedByName.get(marks)
  if (before) return before
  const names = markNames(marks)
  const byName = new Map(marks.map((mark, i) => [names[i] ?? '', mark]))
  rememberedByName.set(marks, byName)
  return byName
}

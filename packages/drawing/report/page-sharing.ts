import { markBounds } from '../scene/marks/index'
import { moved } from '../scene/moved'
import type { Mark, Scene } from '../scene/scene'
import { footRule, headBottom, pageOf } from './paper'

/** Gap below the last mark of a page: before continued content, and before a heading. */
const apart = { going: 56, heading: 84 } as const

const lowest = footRule - 24

const marksOf = (page: Scene): readonly Mark[] => page.layers.flatMap(layer => layer.marks)

const topOf = (marks: readonly Mark[]): number => Math.min(...marks.map(mark => markBounds(mark, 1).top))
const bottomOf = (marks: readonly Mark[]): number => Math.max(...marks.map(mark => markBounds(mark, 1).bottom))

/** Everything down to and including the rule under the heading. */
const isHead = (mark: Mark): boolean => markBounds(mark, 1).bottom <= headBottom + 3

const words = (marks: readonly Mark[]): string =>
  marks.flatMap(mark => (mark.mark === 'label' ? mark.runs.map(run => run.text) : [])).join('\n')

/** A table further down is a separate one, even with the same id. */
const further = (mark: Mark, dy: number): Mark => {
  const at = moved(mark, { x: 0, y: dy })
  return at.cell ? { ...at, cell: { ...at.cell, table: `${at.cell.table} ${Math.round(dy)}` } } : at
}

/**
 * Both pages on one sheet, the second below the first, if all of both fits; otherwise null. A heading identical to the first
 * page's is not repeated.
 */
export const onOneSheet = (first: Scene, second: Scene): Scene | null => {
  const [above, below] = [marksOf(first), marksOf(second)]
  const repeats = words(above.filter(isHead)) === words(below.filter(isHead))
  const shown = repeats ? below.filter(mark => !isHead(mark)) : below
  if (above.length === 0 || shown.length === 0) return null
  const dy = bottomOf(above) + (repeats ? apart.going : apart.heading) - topOf(shown)
  if (!(bottomOf(shown) + dy <= lowest)) return null
  return pageOf([...above, ...shown.map(mark => further(mark, dy))])
}

import type { Lang } from '@sella/ceph/words'
import type { Scene } from '../scene/scene'
import type { SectionId } from './design'
import { onOneSheet } from './page-sharing'

/** A heading of a page and its section; null for the signature page. */
export interface Topic {
  readonly section: string
  readonly part: SectionId | null
}

/** A page before its foot is added. */
export interface Leaf {
  readonly page: Scene
  readonly lang: Lang
  /** In the order in which they appear on it. */
  readonly topics: readonly Topic[]
  /** The page names the clinic itself. */
  readonly bare: boolean
}

/** The pages of a section in each of the report's languages, or of several sections that share a page. */
export interface Chapter {
  readonly leaves: readonly (readonly Leaf[])[]
  /** The same with lower rows, used where only that fits below the preceding content. */
  readonly snug?: readonly (readonly Leaf[])[]
  /** Other ways to distribute the same, tried where the usual one leaves a page less than half full; in order of preference. */
  readonly fuller?: readonly (() => readonly (readonly Leaf[])[])[]
}

const together = (first: Leaf | undefined, second: Leaf | undefined): Leaf | null => {
  if (!first || !second || first.bare || second.bare) return null
  const page = onOneSheet(first.page, second.page)
  if (!page) return null
  const topics = [...first.topics, ...second.topics]
  const once = topics.filter((topic, i) => topics.findIndex(other => other.section === topic.section) === i)
  return { ...first, page, topics: once }
}

/** Consecutive pages, combined where they fit on one sheet, at most so many of them on one. */
const combined = (leaves: readonly Leaf[], atMost: number): readonly Leaf[] => {
  const done: Leaf[] = []
  let count = 0
  for (const leaf of leaves) {
    const joined = count < atMost ? together(done.at(-1), leaf) : null
    if (joined) done[done.length - 1] = joined
    else done.push(leaf)
    count = joined ? count + 1 : 1
  }
  return done
}

/** Consecutive pages, combined where they fit on one sheet. */
export const closed = (leaves: readonly Leaf[]): readonly Leaf[] => combined(leaves, Number.POSITIVE_INFINITY)

/** The same, with the pages distributed evenly over the sheets: of four, of which three fit on one, two and two. */
export const evenlyClosed = (leaves: readonly Leaf[]): readonly Leaf[] =>
  combined(leaves, Math.ceil(leaves.length / Math.max(1, closed(leaves).length)))

/** Starts the second chapter on the last page of the first, in every language; null if that fails in any of them. */
export const underneath = (before: Chapter, after: Chapter['leaves']): Chapter | null => {
  const joined = before.leaves.map((leaves, i) => together(leaves.at(-1), after[i]?.[0]))
  if (joined.length === 0 || joined.some(leaf => leaf === null)) return null
  return {
    leaves: before.leaves.map((leaves, i) => [
      ...leaves.slice(0, -1),
      ...joined.slice(i, i + 1).filter(leaf => leaf !== null),
      ...(after[i]?.slice(1) ?? []),
    ]),
  }
}

/** The content of one sheet: a page, or one page per language side by side; null where a language has no such page. */
export type LeafRow = readonly (Leaf | null)[]

/** Each page on a sheet of its own. */
export const apart = (sheets: readonly LeafRow[]): readonly Leaf[] => sheets.flatMap(sheet => sheet.filter(leaf => leaf !== null))

import type { Lang } from '@sella/ceph/words'
import type { Scene } from '../scene/scene'
import type { SectionId } from './design'
import { abreast } from './languages'
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
}

const together = (first: Leaf | undefined, second: Leaf | undefined): Leaf | null => {
  if (!first || !second || first.bare || second.bare) return null
  const page = onOneSheet(first.page, second.page)
  if (!page) return null
  const topics = [...first.topics, ...second.topics]
  const once = topics.filter((topic, i) => topics.findIndex(other => other.section === topic.section) === i)
  return { ...first, page, topics: once }
}

/** Consecutive pages, combined where they fit on one sheet. */
export const closed = (leaves: readonly Leaf[]): readonly Leaf[] => {
  const done: Leaf[] = []
  for (const leaf of leaves) {
    const joined = together(done.at(-1), leaf)
    if (joined) done[done.length - 1] = joined
    else done.push(leaf)
  }
  return done
}

/** Starts the second chapter on the last page of the first, in every language; null if that fails in any of them. */
const underneath = (before: Chapter, after: Chapter['leaves']): Chapter | null => {
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

/**
 * All pages in order, with the languages side by side; consecutive pages share a sheet wherever both fit on it in every language.
 */
export const bound = (chapters: readonly Chapter[]): readonly LeafRow[] => {
  const done: Chapter[] = []
  for (const { leaves, snug } of chapters) {
    const own = leaves.map(closed)
    if (own.every(each => each.length === 0)) continue
    const before = done.at(-1)
    const joined = before && (underneath(before, own) ?? (snug ? underneath(before, snug.map(closed)) : null))
    if (joined) done[done.length - 1] = joined
    else done.push({ leaves: own })
  }
  return done.flatMap(chapter => abreast(chapter.leaves))
}

import { type Chapter, closed, evenlyClosed, type Leaf, type LeafRow, underneath } from './chapters'
import { abreast } from './languages'
import { isHalfEmpty } from './page-fill'

type Leaves = Chapter['leaves']

/** The chapters' pages in order, with the languages side by side; a chapter begins under the one before wherever there is room. */
const joined = (chapters: readonly Chapter[], ways: readonly Leaves[]): readonly LeafRow[] => {
  const done: Chapter[] = []
  for (const [i, leaves] of ways.entries()) {
    if (leaves.every(each => each.length === 0)) continue
    const [before, snug] = [done.at(-1), chapters[i]?.snug]
    const shared = before && (underneath(before, leaves) ?? (snug ? underneath(before, snug.map(closed)) : null))
    if (shared) done[done.length - 1] = shared
    else done.push({ leaves })
  }
  return done.flatMap(({ leaves }) => abreast(leaves))
}

/** The pages that are less than half full, but for the last of the report. */
const halfEmpty = (sheets: readonly LeafRow[], followed: boolean): readonly Leaf[] => {
  const pages = sheets.flatMap(sheet => sheet.filter(leaf => leaf !== null))
  return (followed ? pages : pages.slice(0, -1)).filter(({ page, bare }) => !bare && isHalfEmpty(page))
}

const otherWays = ({ leaves, fuller = [] }: Chapter): readonly (() => Leaves)[] => [
  ...(leaves.some(({ length }) => length > 2) ? [() => leaves.map(evenlyClosed)] : []),
  ...fuller.map(make => () => make().map(closed)),
]

const isOn = (pages: readonly Leaf[], { leaves }: Chapter): boolean => {
  const own = new Set(leaves.flat().flatMap(({ topics }) => topics.map(({ section }) => section)))
  return pages.some(({ topics }) => topics.some(({ section }) => own.has(section)))
}

/**
 * All pages in order, with the languages side by side. Consecutive pages share a sheet wherever both fit on it in every language;
 * a section that leaves a page less than half full is distributed another way if that leaves fewer such pages. `followed`: more
 * pages come after these, so that even the last must be half full.
 */
export const bound = (chapters: readonly Chapter[], followed = false): readonly LeafRow[] => {
  let ways: readonly Leaves[] = chapters.map(({ leaves }) => leaves.map(closed))
  let sheets = joined(chapters, ways)
  let short = halfEmpty(sheets, followed)
  for (const [i, chapter] of chapters.entries())
    for (const way of otherWays(chapter)) {
      if (!isOn(short, chapter)) break
      const tried = ways.with(i, way())
      const others = joined(chapters, tried)
      const left = halfEmpty(others, followed)
      if (left.length < short.length) [ways, sheets, short] = [tried, others, left]
    }
  return sheets
}

import { footHeight, headBottom, paper } from './paper'

/** Specification section 9: rows of 78, at most 15 on the first page. */
export const rowHeight = 78
const firstPageRows = 15

/** floor((2526 - 156 - 110) / 78) = 28. */
export const laterPageRows = Math.floor((paper.height - headBottom - footHeight) / rowHeight)

/** The rows of one page; the last page is marked done, the others new page. */
export interface PageRows<T> {
  readonly rows: readonly T[]
  readonly mark: 'done' | 'new page'
}

/** A row or two alone on a last page look misplaced: at least this many go there together. */
const leastTogether = 3

/** Fills up the last page from the one before if it has only a row or two. */
const together = <T>(pages: readonly (readonly T[])[]): readonly (readonly T[])[] => {
  const [before, last] = pages.slice(-2)
  const missing = leastTogether - (last?.length ?? leastTogether)
  if (!before || !last || missing <= 0 || before.length < 2 * leastTogether) return pages
  return [...pages.slice(0, -2), before.slice(0, -missing), [...before.slice(-missing), ...last]]
}

/** So many rows fill half of a later page. */
export const halfPageRows = 14

/** The most rows on the first page that leave the second half full, where the notes fill a row's room: of 18 rows five. */
export const halfFullFirst = (rows: number): number => Math.min(firstPageRows, Math.max(leastTogether, rows - halfPageRows + 1))

/**
 * The rows in order, at most `first` on the first page and `later` on each further one, which share them evenly; without rows
 * there is still one page.
 */
export const paginate = <T>(rows: readonly T[], first = firstPageRows, later = laterPageRows): readonly PageRows<T>[] => {
  const pages: T[][] = [rows.slice(0, first)]
  const rest = rows.length - first
  // Further pages get equal numbers, so that none is left with only a few.
  const each = Math.ceil(rest / Math.max(1, Math.ceil(rest / later)))
  for (let from = first; from < rows.length; from += each) pages.push(rows.slice(from, from + each))
  const shares = together(pages)
  return shares.map((page, i) => ({ rows: page, mark: i === shares.length - 1 ? 'done' : 'new page' }))
}

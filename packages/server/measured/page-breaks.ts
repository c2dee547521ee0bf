import type { Grid } from '@sella/ceph/tabulate/grid'
import type { Lang } from '@sella/ceph/words'

/** How a sheet too wide for one legible page is divided. */
export interface PageBreaks {
  /** Columns from the first that stand on every page. */
  readonly repeats: number
  /** Columns before which a page begins. */
  readonly breaks: readonly number[]
}

/** Per cent of its size on the screen: letters of some seven points. */
export const printedScale = 65
/** Letters across a page at that scale: as LibreOffice sets them, by a third wider than Excel. */
const across: Readonly<Record<Lang, number>> = { zh: 168, en: 157 }

/** Pages of whole groups of columns; null where all fit on one, or nothing is to be repeated. */
export const pageBreaks = ({ columns, repeats = 0 }: Grid, widths: readonly number[], lang: Lang): PageBreaks | null => {
  if (repeats === 0) return null
  const widthOf = (from: number, to: number): number => widths.slice(from, to).reduce((sum, width) => sum + width, 0)
  const room = across[lang] - widthOf(0, repeats)
  const breaks: number[] = []
  let page = repeats
  for (let from = repeats; from < columns.length; ) {
    const next = columns.findIndex((column, i) => i > from && !column.joined)
    const to = next < 0 ? columns.length : next
    if (from > page && widthOf(page, to) > room) {
      breaks.push(from)
      page = from
    }
    from = to
  }
  return breaks.length > 0 ? { repeats, breaks } : null
}

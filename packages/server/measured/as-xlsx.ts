import type { Column, Grid, Cell as Value } from '@sella/ceph/tabulate/grid'
import type { Lang } from '@sella/ceph/words'
import writeExcelFile, { type Cell, type Sheet } from 'write-excel-file/node'
import { worded } from './cell-words'
import { type PageBreaks, pageBreaks } from './page-breaks'
import { printSetup } from './print-setup'

/** Chinese characters are two letters wide. */
const lettersIn = (words: string): number => [...words].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 2 : 1), 0)

/** Of a column that is as wide as its longest text. */
const widest = 80
/** Of all columns: a wider sheet would be illegible on a page. */
const legible = 260

const formatOf = ({ decimals }: Column) => (decimals === undefined ? {} : { format: `0.${'0'.repeat(decimals)}` })

/** A text stays a text, whatever it begins with; a number is stored whole, however few decimals are displayed. */
const cell = (value: Value, column: Column): Cell => {
  if (value === null) return null
  return typeof value === 'number'
    ? { value, type: Number, alignVertical: 'top', ...formatOf(column) }
    : { value, type: String, alignVertical: 'top', wrap: true }
}

const heading = (value: string): Cell => ({ value, type: String, fontWeight: 'bold', alignVertical: 'top', wrap: true })

type Shown = readonly (readonly Value[])[]

/** The words of a heading are not broken where a column has so many letters. */
const leastLetters = 10

/** Each column as wide as its longest text; where that makes the sheet too wide to print, none wider than is usual for it. */
const widthsOf = ({ columns, repeats = 0 }: Grid, rows: Shown, lang: Lang): readonly number[] => {
  const longest = columns.map((_, i) => Math.max(0, ...rows.map(row => (typeof row[i] === 'string' ? lettersIn(row[i]) : 0))) + 2)
  const wished = columns.map(({ head, width }, i) =>
    Math.max(width, Math.min(widest, Math.max(lettersIn(head[lang]) + 2, longest[i] ?? 0))),
  )
  if (repeats === 0 && wished.reduce((sum, width) => sum + width, 0) <= legible) return wished
  const isText = (i: number): boolean => rows.every(row => typeof row[i] !== 'number')
  return columns.map(({ width }, i) => (isText(i) ? Math.min(width, Math.max(leastLetters, longest[i] ?? 0)) : width))
}

/** In points, of one line. */
const lineHeight = 15

/** As high as the column that needs the most lines: not every program does this by itself. */
const heightOf = (row: readonly Value[], widths: readonly number[]): number => {
  const lines = row.map((value, i) =>
    typeof value === 'string' ? Math.ceil(lettersIn(value) / Math.max(1, (widths[i] ?? 1) - 1)) : 1,
  )
  return lineHeight * Math.max(1, ...lines)
}

const withHeight = (cells: readonly Cell[], height: number): Cell[] =>
  cells.map(shown => (shown === null ? null : { ...(shown as object), height }) as Cell)

const sheetOf = (grid: Grid, lang: Lang): Sheet<Buffer> & { readonly breaks: PageBreaks | null } => {
  const { name, columns, rows } = grid
  const shown = rows.map(row => columns.map((column, i) => worded(row[i] ?? null, column, lang)))
  const widths = widthsOf(grid, shown, lang)
  const heads = columns.map(({ head }) => head[lang])
  return {
    breaks: pageBreaks(grid, widths, lang),
    sheet: name,
    orientation: 'landscape',
    columns: widths.map(width => ({ width })),
    stickyRowsCount: 1,
    data: [
      withHeight(heads.map(heading), heightOf(heads, widths)),
      ...shown.map(row =>
        withHeight(
          columns.map((column, i) => cell(row[i] ?? null, column)),
          heightOf(row, widths),
        ),
      ),
    ],
  }
}

/**
 * One sheet per table, in their order, each printed on pages as wide as it is; where the columns that say what a row is of are
 * repeated, on several beside each other.
 */
export const asXlsx = (grids: readonly Grid[], lang: Lang): Promise<Buffer> => {
  const sheets = grids.map(grid => sheetOf(grid, lang))
  const pages = sheets.map(({ breaks }) => breaks)
  return writeExcelFile(
    sheets.map(({ breaks: _, ...sheet }) => sheet),
    { features: [printSetup(lang, pages)] },
  ).toBuffer()
}

import type { Grid, Cell as Value } from '@sella/ceph/tabulate/grid'
import type { Lang } from '@sella/ceph/words'
import writeExcelFile, { type Cell, type Sheet } from 'write-excel-file/node'
import { worded } from './cell-words'

/** A text stays a text, whatever it begins with; a number is stored as a number and displayed unchanged. */
const cell = (value: Value): Cell =>
  value === null ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String }

const strong = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' })

const sheetOf = ({ name, columns, rows }: Grid, lang: Lang): Sheet<Buffer> => ({
  sheet: name,
  columns: columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1,
  data: [
    columns.map(({ head }) => strong(head[lang])),
    ...rows.map(row => columns.map((column, i) => cell(worded(row[i] ?? null, column, lang)))),
  ],
})

/** One sheet per table, in their order. */
export const asXlsx = (grids: readonly Grid[], lang: Lang): Promise<Buffer> =>
  writeExcelFile(grids.map(grid => sheetOf(grid, lang))).toBuffer()

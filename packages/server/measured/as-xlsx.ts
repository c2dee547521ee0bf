import type { Column, Grid, Cell as Value } from '@sella/ceph/tabulate/grid'
import type { Lang } from '@sella/ceph/words'
import writeExcelFile, { type Cell, type Sheet } from 'write-excel-file/node'
import { worded } from './cell-words'

/** A cell with much in it, or a long heading, grows downwards instead of being cut off. */
const grows = { wrap: true, alignVertical: 'top' } as const

const formatOf = ({ decimals }: Column) => (decimals === undefined ? {} : { format: `0.${'0'.repeat(decimals)}` })

/** A text stays a text, whatever it begins with; a number is stored whole, however few decimals are displayed. */
const cell = (value: Value, column: Column): Cell => {
  if (value === null) return null
  if (typeof value === 'number') return { value, type: Number, ...formatOf(column), alignVertical: 'top' }
  return { value, type: String, ...grows }
}

const heading = (value: string): Cell => ({ value, type: String, fontWeight: 'bold', ...grows })

const sheetOf = ({ name, columns, rows }: Grid, lang: Lang): Sheet<Buffer> => ({
  sheet: name,
  orientation: 'landscape',
  columns: columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1,
  data: [
    columns.map(({ head }) => heading(head[lang])),
    ...rows.map(row => columns.map((column, i) => cell(worded(row[i] ?? null, column, lang), column))),
  ],
})

/** One sheet per table, in their order. */
export const asXlsx = (grids: readonly Grid[], lang: Lang): Promise<Buffer> =>
  writeExcelFile(grids.map(grid => sheetOf(grid, lang))).toBuffer()

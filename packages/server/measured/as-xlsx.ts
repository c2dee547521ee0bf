import type { Column, Grid, Cell as Value } from '@sella/ceph/tabulate/grid'
import type { Lang } from '@sella/ceph/words'
import writeExcelFile, { type Cell, type Sheet } from 'write-excel-file/node'
import { worded } from './cell-words'

/** Chinese characters are two letters wide. */
const lettersIn = (words: string): number => [...words].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 2 : 1), 0)

/** A longer text, such as a source with remarks, is cut where its neighbour is not empty. */
const widest = 80

const formatOf = ({ decimals }: Column) => (decimals === undefined ? {} : { format: `0.${'0'.repeat(decimals)}` })

/** A text stays a text, whatever it begins with; a number is stored whole, however few decimals are displayed. */
const cell = (value: Value, column: Column): Cell => {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number, ...formatOf(column) } : { value, type: String }
}

const heading = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' })

const sheetOf = ({ name, columns, rows }: Grid, lang: Lang): Sheet<Buffer> => {
  const shown = rows.map(row => columns.map((column, i) => worded(row[i] ?? null, column, lang)))
  const widthOf = ({ head, width }: Column, i: number): number => {
    const texts = [head[lang], ...shown.map(row => row[i])].filter(value => typeof value === 'string')
    return Math.max(width, Math.min(widest, Math.max(...texts.map(lettersIn)) + 2))
  }
  return {
    sheet: name,
    orientation: 'landscape',
    columns: columns.map((column, i) => ({ width: widthOf(column, i) })),
    stickyRowsCount: 1,
    data: [
      columns.map(({ head }) => heading(head[lang])),
      ...shown.map(row => columns.map((column, i) => cell(row[i] ?? null, column))),
    ],
  }
}

/** One sheet per table, in their order. */
export const asXlsx = (grids: readonly Grid[], lang: Lang): Promise<Buffer> =>
  writeExcelFile(grids.map(grid => sheetOf(grid, lang))).toBuffer()

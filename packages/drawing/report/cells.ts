import type { Mark } from '../scene/scene'

interface RowOf {
  /** Tells the tables of a page apart. */
  readonly table: string
  /** From 0, the head being a row too. */
  readonly row: number
  /** `head`: its cells name their columns. A number: the cell of that column names the row. */
  readonly names?: 'head' | number
}

/** A table's row from the marks of its cells, column by column; a column without any is an empty cell. */
export const tableRow = ({ table, row, names }: RowOf, cells: readonly (readonly Mark[])[]): readonly Mark[] =>
  cells.flatMap((marks, column) => {
    const naming = names === 'head' ? ({ names: 'column' } as const) : names === column ? ({ names: 'row' } as const) : {}
    return marks.map(mark => ({ ...mark, cell: { table, row, column, ...naming } }))
  })

import type { Mark } from '../scene/scene'

interface RowOf {
  /** Identifies the table on its page. */
  readonly table: string
  /** From 0, counting the head as a row. */
  readonly row: number
  /** `head`: the cells are column headers. A number: the cell of that column is the row header. */
  readonly names?: 'head' | number
}

/** A table row from the marks of its cells, column by column; a column without marks is an empty cell. */
export const tableRow = ({ table, row, names }: RowOf, cells: readonly (readonly Mark[])[]): readonly Mark[] =>
  cells.flatMap((marks, column) => {
    const naming = names === 'head' ? ({ names: 'column' } as const) : names === column ? ({ names: 'row' } as const) : {}
    return marks.map(mark => ({ ...mark, cell: { table, row, column, ...naming } }))
  })

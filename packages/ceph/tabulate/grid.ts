import type { Words } from '../words'

export type Cell = string | number | null

/** What the values of a column are codes of; a spreadsheet shows them in words, JSON as they are. */
export type CodeKind =
  | 'category'
  | 'class'
  | 'dentition'
  | 'grade'
  | 'missing'
  | 'population'
  | 'scale'
  | 'sex'
  | 'spread'
  | 'stage'
  | 'unit'

export interface Column {
  /** The column's key in JSON, the same in every language. */
  readonly key: string
  readonly head: Words
  /** In characters, for writers that set widths. */
  readonly width: number
  readonly codes?: CodeKind
  /** How many decimals a sheet displays; the cell still holds the whole number. */
  readonly decimals?: number
  /** Whether it is printed on the page of the column before it. */
  readonly joined?: true
}

/**
 * A table as data, which any writer (CSV, a sheet, JSON) only has to serialize. Numbers are not rounded; null is an empty cell.
 */
export interface Grid {
  /** Name of the sheet; at most 31 characters, unique within its workbook. */
  readonly name: string
  readonly columns: readonly Column[]
  /** How many columns, from the first, say what a row is of; printed on several pages beside each other, each has them. */
  readonly repeats?: number
  readonly rows: readonly (readonly Cell[])[]
}

/** The rows as objects keyed by column. */
export const keyed = ({ columns, rows }: Grid): readonly Readonly<Record<string, Cell>>[] =>
  rows.map(row => Object.fromEntries(columns.map(({ key }, i) => [key, row[i] ?? null])))

import type { Words } from '../words'

export type Cell = string | number | null

export interface Column {
  /** Names the column in JSON, the same in every language. */
  readonly key: string
  readonly head: Words
  /** In characters, for writers that set widths. */
  readonly width: number
}

/** A table as data: any writer (CSV, a sheet, JSON) only writes it down. Numbers are numbers, not rounded; null is an empty cell. */
export interface Grid {
  /** Of a sheet; 31 characters at most, unlike every other's of its book. */
  readonly name: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
}

/** The rows by the keys of their columns. */
export const keyed = ({ columns, rows }: Grid): readonly Readonly<Record<string, Cell>>[] =>
  rows.map(row => Object.fromEntries(columns.map(({ key }, i) => [key, row[i] ?? null])))

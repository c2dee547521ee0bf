import type { Mark } from '../../scene/scene'
import { tableRow } from '../cells'
import { greys, inner, sizes } from '../paper'
import { paragraph, rule, shrunk, text, widthOf } from '../type'
import { type Strip, stacked } from './flow'

/** A column of a table: where its text begins or ends, and its maximum width. */
export interface PlanColumn {
  readonly title: string
  readonly x: number
  readonly align: 'start' | 'end'
  readonly maxWidth: number
}

export interface PlanCell {
  readonly text: string
  readonly weight?: 400 | 600
  readonly colour?: string
}

/** Rows of a plan's table below its column heads. */
export interface PlanTable {
  /** Identifies it among the page's tables. */
  readonly id: string
  readonly title: string
  /** In small print, after the title. */
  readonly note: string
  readonly columns: readonly PlanColumn[]
  readonly rows: readonly (readonly PlanCell[])[]
  readonly from: number
  readonly to: number
}

const [titleRoom, headRoom, rowRoom, under] = [52, 38, 36, 30]

/** A heading with a rule below it. */
export const heading = (title: string, note: string, { from, to }: { readonly from: number; readonly to: number }): Strip => ({
  height: titleRoom,
  heads: true,
  draw: top => {
    const bold = { size: sizes.body, weight: 600 } as const
    const after = from + widthOf(title, bold) + 20
    return [
      text(title, from, top + 22, bold),
      text(note, after, top + 23, shrunk(note, { size: sizes.small, colour: greys.quiet, maxWidth: to - after }, sizes.smallest)),
      rule(top + titleRoom - 6, greys.ink, 2, { from, to }),
    ]
  },
})

const cellMarks = (columns: readonly PlanColumn[], cells: readonly PlanCell[], y: number): readonly (readonly Mark[])[] =>
  columns.map(({ x, align, maxWidth: width }, i) => {
    const { text: words = '', weight = 400, colour = greys.ink } = cells[i] ?? {}
    const set = { size: sizes.small, align, weight, colour, maxWidth: width } as const
    return words === '' ? [] : [text(words, x, y, shrunk(words, set, sizes.smallest))]
  })

/** A table as strips: heading, column heads, rows, and a gap below. */
export const tableStrips = ({ id, title, note, columns, rows, from, to }: PlanTable): readonly Strip[] => {
  const ends = { from, to }
  const names = columns.map((column): PlanCell => ({ text: column.title, colour: greys.quiet }))
  const head: Strip = {
    height: headRoom,
    heads: true,
    draw: top => [
      ...tableRow({ table: id, row: 0, names: 'head' }, cellMarks(columns, names, top + headRoom / 2)),
      rule(top + headRoom, greys.category, 1.5, ends),
    ],
  }
  const body = rows.map(
    (cells, i): Strip => ({
      height: rowRoom,
      ...(i > 0 ? { again: head } : {}),
      ...(i < fewestBelowHead - 1 ? { heads: true } : {}),
      draw: top => [
        ...tableRow({ table: id, row: i + 1, names: 0 }, cellMarks(columns, cells, top + rowRoom / 2)),
        rule(top + rowRoom, greys.hairline, 1.5, ends),
      ],
    }),
  )
  const strips = [heading(title, note, ends), head, ...body, space(under)]
  return rows.length <= mostTogether ? [together(strips)] : strips
}

/** Minimum number of rows below the column heads at the end of a page. */
const fewestBelowHead = 3

/** Maximum number of rows of a table that is not broken. */
const mostTogether = 16

const heightOf = (strips: readonly Strip[]): number => strips.reduce((sum, { height }) => sum + height, 0)

/** Strips combined into one that is broken only to avoid a half-empty page. */
export const together = (strips: readonly Strip[]): Strip => ({
  height: heightOf(strips),
  parts: strips,
  draw: top => stacked(strips, top),
})

export const space = (height: number): Strip => ({ height, blank: true, draw: () => [] })

/** Where a block of words stands, page units. */
export interface Across {
  readonly x: number
  readonly width: number
}

/** As wide as the page. */
export const wholePage: Across = { x: inner.left, width: inner.width }

/** A paragraph as lines, one strip each; as wide as the page unless said. */
export const lines = (words: string, colour: string, size: number = sizes.small, within = wholePage): readonly Strip[] => {
  const leading = size * 1.45
  return paragraph(words, within.x, 0, { size, colour, leading, maxWidth: within.width }).marks.map(
    (mark): Strip => ({ height: leading, draw: top => [{ ...mark, at: { x: mark.at.x, y: top + leading / 2 } }] }),
  )
}

/** Two blocks of strips side by side as one that is not broken. */
export const beside = (left: readonly Strip[], right: readonly Strip[]): Strip => ({
  height: Math.max(heightOf(left), heightOf(right)),
  draw: top => [...stacked(left, top), ...stacked(right, top)],
})

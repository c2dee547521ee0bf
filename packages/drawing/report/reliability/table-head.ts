import type { Mark } from '../../scene/scene'
import { tableRow } from '../cells'
import { greys, inner, sizes } from '../paper'
import { rule, text } from '../type'

/** The head of a column of numbers: its words end at `right`, page units, and are cut to `maxWidth`. */
export interface NumberHead {
  readonly words: string
  readonly right: number
  readonly maxWidth?: number
}

const small = { size: sizes.smallest, colour: greys.quiet } as const

/** The heads of a table's columns over a rule, with the middle of their letters at `y`. `first`: what a row is about. */
export const tableHead = (table: string, first: string, columns: readonly NumberHead[], y: number): readonly Mark[] => [
  ...tableRow({ table, row: 0, names: 'head' }, [
    [text(first, inner.left, y, small)],
    ...columns.map(({ words, right, ...room }) => [text(words, right, y, { ...small, align: 'end', ...room })]),
  ]),
  rule(y + 24, greys.ink, 2),
]

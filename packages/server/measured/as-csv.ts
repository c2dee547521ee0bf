import type { Grid } from '@sella/ceph/tabulate/grid'
import type { Lang } from '@sella/ceph/words'
import { byteOrderMark, csvLine } from '../csv/line'
import { worded } from './cell-words'

/** A table as CSV that a spreadsheet reads as UTF-8 and of which it executes nothing. */
export const asCsv = ({ columns, rows }: Grid, lang: Lang): string =>
  byteOrderMark +
  csvLine(columns.map(({ head }) => head[lang])) +
  rows.map(row => csvLine(columns.map((column, i) => worded(row[i] ?? null, column, lang)))).join('')

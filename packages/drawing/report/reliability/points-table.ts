import type { PointAgreement } from '@sella/ceph/reliability/points'
import { between, type PointKey, pointColumns, pointText } from '@sella/ceph/reliability/study-columns'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { tableRow } from '../cells'
import { greys, inner, sizes } from '../paper'
import { rule, shrunk, text } from '../type'
import { tableHead } from './table-head'

export const pointRowHeight = 44

const table = 'points'
const columns: readonly (readonly [key: PointKey, right: number])[] = [
  ['n', 420],
  ['mean_distance_mm', 620],
  ['forward_mm', 840],
  ['down_mm', 1060],
  ['bias_forward_mm', 1270],
  ['bias_down_mm', 1480],
  ['within_2_mm_percent', inner.right],
]

const headOf = (key: PointKey, lang: Lang): string => pointColumns.find(column => column.key === key)?.head[lang] ?? ''

/** The column heads, with the middle of their letters at `y`. */
export const pointsHead = (y: number, lang: Lang): readonly Mark[] => {
  const heads = columns.map(([key, right], i) => ({
    ...{ words: headOf(key, lang), right, maxWidth: right - (columns[i - 1]?.[1] ?? 340) - 14 },
  }))
  return tableHead(table, headOf('point', lang), heads, y)
}

/** A landmark on one line, vertically centred in the row that begins at `top`. */
export const pointsRow = (row: PointAgreement, i: number, top: number, lang: Lang): readonly Mark[] => {
  const y = top + pointRowHeight / 2
  const name = pointText(row, 'point', lang)
  const tell = (key: PointKey): string =>
    key === 'within_2_mm_percent'
      ? `${pointText(row, key, lang)} (${between(pointText(row, 'within_from_percent', lang), pointText(row, 'within_to_percent', lang), lang)})`
      : pointText(row, key, lang)
  return [
    ...tableRow({ table, row: i + 1, names: 0 }, [
      [text(name, inner.left, y, shrunk(name, { size: sizes.caption, maxWidth: 316 }, sizes.smallest - 3))],
      ...columns.map(([key, right]) => [
        text(tell(key), right, y, { size: sizes.caption, align: 'end', weight: key === 'mean_distance_mm' ? 600 : 400 }),
      ]),
    ]),
    rule(top + pointRowHeight, greys.hairline, 1.5),
  ]
}

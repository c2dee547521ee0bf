import { type Beside, besideItems, besidePoints } from '@sella/ceph/reliability/beside'
import type { PointAgreement } from '@sella/ceph/reliability/points'
import type { ItemAgreement, Study } from '@sella/ceph/reliability/study'
import { between, itemColumns, itemText, type PointKey, pointColumns, pointText } from '@sella/ceph/reliability/study-columns'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { tableRow } from '../cells'
import { greys, inner, sizes } from '../paper'
import { rule, text } from '../type'
import type { FlowBlock } from './flow'
import { reliabilityPaperWords as words } from './words'

const sides = ['detector', 'clinician'] as const
const small = { size: sizes.smallest, colour: greys.quiet, align: 'end' } as const
const value = { size: sizes.caption, align: 'end' } as const

interface Drawn<Row> {
  readonly table: string
  readonly rowHeight: number
  readonly name: (row: Row) => string
  readonly columns: readonly {
    readonly head: string
    readonly tell: (row: Row) => string
    readonly under?: (row: Row) => string
  }[]
}

/** Right edges of the columns, two per side. */
const endsOf = (count: number): readonly (readonly [number, number])[] => {
  const first = 500
  const step = (inner.right - first) / (2 * count - 1)
  return Array.from({ length: count }, (_, i) => [first + 2 * i * step, first + (2 * i + 1) * step] as const)
}

const headMarks = <Row>(
  { table, columns }: Drawn<Row>,
  { title, lang }: { readonly title: string; readonly lang: Lang },
  y: number,
): readonly Mark[] => {
  const ends = endsOf(columns.length)
  return [
    text(title, inner.left, y, { size: sizes.body, weight: 600, maxWidth: inner.width }),
    ...columns.map(({ head }, i) => text(head, ends[i]?.[1] ?? inner.right, y + 44, { ...small, maxWidth: 300 })),
    ...tableRow({ table, row: 0, names: 'head' }, [
      [text('', inner.left, y + 74, { ...small, align: 'start' })],
      ...ends.flatMap(both => both.map((end, side) => [text(words[sides[side] ?? 'detector'][lang], end, y + 74, small)])),
    ]),
    rule(y + 96, greys.ink, 2),
  ]
}

const rowMarks = <Row>(drawn: Drawn<Row>, row: Beside<Row>, y: number, i: number): readonly Mark[] => {
  const middle = y + 22
  const ends = endsOf(drawn.columns.length)
  return [
    ...tableRow({ table: drawn.table, row: i + 1, names: 0 }, [
      [text(drawn.name(row.detector), inner.left, middle, { size: sizes.caption, maxWidth: 290 })],
      ...drawn.columns.flatMap(({ tell, under }, at) =>
        sides.map((side, k) => {
          const of = row[side]
          const end = ends[at]?.[k] ?? inner.right
          const beneath = of === null ? '–' : (under?.(of) ?? '–')
          return [
            text(of === null ? '–' : tell(of), end, middle, { ...value, weight: side === 'detector' ? 600 : 400 }),
            ...(beneath === '–' ? [] : [text(beneath, end, middle + 26, { ...small, colour: greys.faint })]),
          ]
        }),
      ),
    ]),
    rule(y + drawn.rowHeight, greys.hairline, 1.5),
  ]
}

const blockOf = <Row>(drawn: Drawn<Row>, rows: readonly Beside<Row>[], title: string, lang: Lang): FlowBlock => ({
  ...{ section: words.beside[lang], headHeight: 100, rowHeight: drawn.rowHeight },
  head: y => headMarks(drawn, { title, lang }, y),
  rows: rows.map(row => (y: number, i: number) => rowMarks(drawn, row, y, i)),
})

const itemHead = (key: string, lang: Lang): string => itemColumns.find(column => column.key === key)?.head[lang] ?? ''
const pointHead = (key: string, lang: Lang): string => pointColumns.find(column => column.key === key)?.head[lang] ?? ''

/** The detector and a clinician side by side, by measurement and by point. `of`: who the clinician is, and how many films. */
export const besideBlocks = ({
  beside,
  lang,
}: {
  readonly beside: { readonly of: string; readonly study: Study; readonly detector: Study }
  readonly lang: Lang
}): readonly FlowBlock[] => {
  const items: Drawn<ItemAgreement> = {
    ...{ table: 'beside-items', rowHeight: 62 },
    name: row => itemText(row, 'item', lang),
    columns: [
      ...(['n', 'dahlberg', 'bias'] as const).map(key => ({
        head: itemHead(key, lang),
        tell: (row: ItemAgreement) => itemText(row, key, lang),
      })),
      {
        head: 'ICC(2,1)',
        tell: row => itemText(row, 'icc', lang),
        under: row => between(itemText(row, 'icc_low', lang), itemText(row, 'icc_high', lang), lang),
      },
    ],
  }
  const points: Drawn<PointAgreement> = {
    ...{ table: 'beside-points', rowHeight: 44 },
    name: row => pointText(row, 'point', lang),
    columns: (
      ['n', 'mean_distance_mm', 'forward_mm', 'down_mm', 'within_2_mm_percent'] as const satisfies readonly PointKey[]
    ).map(key => ({
      head: pointHead(key, lang),
      tell: (row: PointAgreement) => pointText(row, key, lang),
    })),
  }
  const title = `${words.beside[lang]}${lang === 'zh' ? '：' : ': '}${beside.of}`
  return [
    blockOf(items, besideItems(beside.detector, beside.study), `${title} · ${words.items[lang]}`, lang),
    blockOf(points, besidePoints(beside.detector, beside.study), `${title} · ${words.points[lang]}`, lang),
  ]
}

import type { Cell, Column, Grid } from '../tabulate/grid'
import type { Lang, Words } from '../words'
import type { PointAgreement } from './points'
import type { ItemAgreement, Study } from './study'
import { type ItemKey, itemColumns, type PointKey, pointColumns } from './study-columns'

/**
 * The detector's agreement with the first readings, next to that of a clinician's repeated readings, without which the detector's
 * error cannot be judged.
 */
export interface Beside<Row> {
  readonly detector: Row
  /** Null if the clinician's readings do not provide it. */
  readonly clinician: Row | null
}

/** The columns shown for both sides, in order. */
const besideItemKeys = ['n', 'dahlberg', 'bias', 'icc', 'icc_low', 'icc_high'] as const satisfies readonly ItemKey[]
const besidePointKeys = [
  'n',
  'mean_distance_mm',
  'forward_mm',
  'down_mm',
  'within_2_mm_percent',
] as const satisfies readonly PointKey[]

export const besideItems = (detector: Study, clinician: Study): readonly Beside<ItemAgreement>[] =>
  detector.items.map(row => ({ detector: row, clinician: clinician.items.find(({ item }) => item === row.item) ?? null }))

export const besidePoints = (detector: Study, clinician: Study): readonly Beside<PointAgreement>[] =>
  detector.points.map(row => ({ detector: row, clinician: clinician.points.find(({ name }) => name === row.name) ?? null }))

const sides = {
  detector: { zh: '自动', en: 'automatic' },
  clinician: { zh: '医师', en: 'clinician' },
} as const satisfies Readonly<Record<keyof Beside<unknown>, Words>>

const titles = {
  items: { zh: '与医师对照：测量项目', en: 'Against the clinician, items' },
  points: { zh: '与医师对照：标志点', en: 'Against the clinician, points' },
} as const satisfies Readonly<Record<string, Words>>

interface CellColumn<Row> extends Column {
  readonly of: (row: Row, lang: Lang) => Cell
}

function gridOf<Row>(
  name: string,
  { named, measures }: { readonly named: readonly CellColumn<Row>[]; readonly measures: readonly CellColumn<Row>[] },
  { rows, lang }: { readonly rows: readonly Beside<Row>[]; readonly lang: Lang },
): Grid {
  const both = measures.flatMap(column => (['detector', 'clinician'] as const).map(side => ({ column, side })))
  return {
    name,
    columns: [
      ...named,
      ...both.map(({ column: { key, head, width }, side }) => ({
        ...{ key: `${key}_${side}`, width },
        head: { zh: `${head.zh} ${sides[side].zh}`, en: `${head.en}, ${sides[side].en}` },
      })),
    ],
    rows: rows.map(row => [
      ...named.map(({ of }) => of(row.detector, lang)),
      ...both.map(({ column, side }) => {
        const of = row[side]
        return of === null ? null : column.of(of, lang)
      }),
    ]),
  }
}

const picked = <Row, Key extends string>(
  columns: readonly (CellColumn<Row> & { readonly key: string })[],
  keys: readonly Key[],
) => keys.flatMap(key => columns.find(column => column.key === key) ?? [])

/** Both sides as tables, numbers not rounded. */
export const besideGrids = (detector: Study, clinician: Study, lang: Lang): readonly Grid[] => [
  gridOf<ItemAgreement>(
    titles.items[lang],
    { named: picked(itemColumns, ['item', 'unit']), measures: picked(itemColumns, besideItemKeys) },
    { rows: besideItems(detector, clinician), lang },
  ),
  gridOf<PointAgreement>(
    titles.points[lang],
    { named: picked(pointColumns, ['point']), measures: picked(pointColumns, besidePointKeys) },
    { rows: besidePoints(detector, clinician), lang },
  ),
]

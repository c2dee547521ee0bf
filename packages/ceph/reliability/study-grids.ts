import type { Cell, Grid } from '../tabulate/grid'
import type { Lang } from '../words'
import { stageGrid } from './stages'
import type { Study } from './study'
import { itemColumns, pointColumns } from './study-columns'

/** Description of a study, line by line. */
export type About = readonly (readonly [what: string, value: string])[]

const pairColumns = [
  { key: 'item', head: { zh: '项目', en: 'Measurement' }, width: 26 },
  { key: 'film', head: { zh: '片', en: 'Film' }, width: 8 },
  { key: 'first', head: { zh: '第一次', en: 'First reading' }, width: 12 },
  { key: 'second', head: { zh: '第二次', en: 'Second reading' }, width: 12 },
  { key: 'mean', head: { zh: '均值', en: 'Mean' }, width: 12 },
  { key: 'difference', head: { zh: '第二次减第一次', en: 'Second minus first' }, width: 14 },
] as const

const orderColumns = [
  { key: 'film', head: { zh: '片', en: 'Film' }, width: 8 },
  { key: 'seed', head: { zh: '随机种子', en: 'Seed' }, width: 14 },
  { key: 'place', head: { zh: '次序', en: 'Place' }, width: 8 },
  { key: 'of', head: { zh: '组内片数', en: 'Films of the set' }, width: 14 },
  { key: 'read', head: { zh: '第二次读数时间（UTC）', en: 'Second reading (UTC)' }, width: 22 },
] as const

/** When and at which place of a set's random order a film was read again. */
export interface ReadInOrder {
  readonly film: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** Null where it was read alone, or before orders were stored. */
  readonly order: { readonly seed: number; readonly place: number; readonly of: number } | null
}

const names = {
  items: { zh: '测量项目', en: 'Measurements' },
  points: { zh: '标志点', en: 'Points' },
  pairs: { zh: '各片读数', en: 'Readings' },
  order: { zh: '读片次序', en: 'Order of reading' },
  about: { zh: '说明', en: 'About' },
} as const

/** Films are numbered in the order of the study, so that the table is anonymous. */
const numbersOf = ({ items }: Study): ReadonlyMap<string, number> =>
  new Map([...new Set(items.flatMap(({ pairs }) => pairs.map(({ film }) => film)))].map((film, i) => [film, i + 1]))

const pairRows = (study: Study, lang: Lang): readonly (readonly Cell[])[] => {
  const films = numbersOf(study)
  return study.items.flatMap(({ name, pairs }) =>
    pairs.map(({ film, pair: [a, b] }) => [name[lang], `F${films.get(film)}`, a, b, (a + b) / 2, b - a]),
  )
}

/** In the order in which the films were read. */
const orderRows = (study: Study, readings: readonly ReadInOrder[]): readonly (readonly Cell[])[] => {
  const films = numbersOf(study)
  return readings
    .filter(({ film }) => films.has(film))
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ film, at, order }) => [
      ...[`F${films.get(film)}`, order?.seed ?? null, order?.place ?? null, order?.of ?? null],
      at.slice(0, 16).replace('T', ' '),
    ])
}

/**
 * A study as tables, numbers not rounded: measurements, points, each film's two readings (the data of the plots), the order in
 * which they were read, and the description of the study.
 */
export const studyGrids = (study: Study, about: About, lang: Lang, readings: readonly ReadInOrder[] = []): readonly Grid[] => [
  { name: names.items[lang], columns: itemColumns, rows: study.items.map(row => itemColumns.map(({ of }) => of(row, lang))) },
  { name: names.points[lang], columns: pointColumns, rows: study.points.map(row => pointColumns.map(({ of }) => of(row, lang))) },
  ...(study.stages ? [stageGrid(study.stages, lang)] : []),
  { name: names.pairs[lang], columns: pairColumns, rows: pairRows(study, lang) },
  ...(readings.length > 0 ? [{ name: names.order[lang], columns: orderColumns, rows: orderRows(study, readings) }] : []),
  {
    name: names.about[lang],
    columns: [
      { key: 'what', head: { zh: '说明', en: 'About' }, width: 28 },
      { key: 'value', head: { zh: '内容', en: 'Value' }, width: 80 },
    ],
    rows: about,
  },
]

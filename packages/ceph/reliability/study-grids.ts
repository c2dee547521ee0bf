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

const names = {
  items: { zh: '测量项目', en: 'Measurements' },
  points: { zh: '标志点', en: 'Points' },
  pairs: { zh: '各片读数', en: 'Readings' },
  about: { zh: '说明', en: 'About' },
} as const

/** Films are numbered in the order of the study, so that the table is anonymous. */
const pairRows = ({ items }: Study, lang: Lang): readonly (readonly Cell[])[] => {
  const films = new Map([...new Set(items.flatMap(({ pairs }) => pairs.map(({ film }) => film)))].map((film, i) => [film, i + 1]))
  return items.flatMap(({ name, pairs }) =>
    pairs.map(({ film, pair: [a, b] }) => [name[lang], `F${films.get(film)}`, a, b, (a + b) / 2, b - a]),
  )
}

/**
 * A study as tables, numbers not rounded: measurements, points, each film's two readings (the data of the plots), and the
 * description of the study.
 */
export const studyGrids = (study: Study, about: About, lang: Lang): readonly Grid[] => [
  { name: names.items[lang], columns: itemColumns, rows: study.items.map(row => itemColumns.map(({ of }) => of(row, lang))) },
  { name: names.points[lang], columns: pointColumns, rows: study.points.map(row => pointColumns.map(({ of }) => of(row, lang))) },
  ...(study.stages ? [stageGrid(study.stages, lang)] : []),
  { name: names.pairs[lang], columns: pairColumns, rows: pairRows(study, lang) },
  {
    name: names.about[lang],
    columns: [
      { key: 'what', head: { zh: '说明', en: 'About' }, width: 28 },
      { key: 'value', head: { zh: '内容', en: 'Value' }, width: 80 },
    ],
    rows: about,
  },
]

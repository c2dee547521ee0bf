import type { Lang } from '../words'
import { factsFor, recordDoubts, rowColumns, scaleColumns } from './columns'
import type { Column, Grid } from './grid'
import type { MeasuredCase, MeasuredRecord, MeasuredRow, MeasuredTable } from './measured'

const cellsOf = (row: MeasuredRow) => rowColumns.map(({ of }) => of(row))

const each = <T>(cases: readonly MeasuredCase[], of: (subject: MeasuredCase, record: MeasuredRecord) => T): readonly T[] =>
  cases.flatMap(subject => subject.records.map(record => of(subject, record)))

/** One line per measurement, each starting with its record's data. */
export const longGrid = ({ cases, method }: MeasuredTable): Grid => {
  const facts = factsFor(cases)
  const methodColumn: Column = { key: 'method', head: { zh: '分析方法', en: 'Method' }, width: 18 }
  const rows = each(cases, (subject, record) => {
    const leading = [...facts.map(({ of }) => of(subject, record)), method.title]
    return record.rows.map(row => [...leading, ...cellsOf(row)])
  })
  return { name: 'measurements', columns: [...facts, methodColumn, ...rowColumns], rows: rows.flat() }
}

/**
 * Unique sheet names: the date of the record, or its number (`R1`) if it has none; with several cases, preceded by the label of
 * the case.
 */
const sheetNames = (cases: readonly MeasuredCase[]): readonly string[] => {
  const taken = new Map<string, number>()
  return each(cases, (subject, record) => {
    const number = `R${subject.records.indexOf(record) + 1}`
    const own = cases.length === 1 ? (record.date ?? number) : `${subject.label} ${record.date ?? number}`
    const count = (taken.get(own) ?? 0) + 1
    taken.set(own, count)
    return count === 1 ? own : `${own} (${count})`
  })
}

/** One grid per record; each length with its scale, which a sheet read alone does not say otherwise. */
export const recordGrids = ({ cases }: MeasuredTable): readonly Grid[] => {
  const names = sheetNames(cases)
  const columns = [...rowColumns, ...scaleColumns]
  return each(cases, (subject, record) => {
    const scale = scaleColumns.map(({ of }) => of(subject, record))
    const none = scale.map(() => null)
    return record.rows.map(row => [...cellsOf(row), ...(row.unit === 'mm' ? scale : none)])
  }).map((rows, i) => ({ name: names[i] ?? '', columns, rows }))
}

/** The sources of the norms, without repeats. */
const sourcesIn = (cases: readonly MeasuredCase[]): readonly string[] =>
  [...new Set(each(cases, (_, { rows }) => rows.flatMap(({ source }) => source ?? [])).flat())].sort()

/** The method used, the scales and ages, and the sources of its norms. */
export const methodGrids = ({ cases, method }: MeasuredTable, lang: Lang): readonly Grid[] => {
  const facts = [...factsFor(cases), ...recordDoubts]
  const words = { zh: ['方法与记录', '出处'], en: ['Method and records', 'Sources'] }[lang]
  const column: Column = { key: 'method', head: { zh: '分析方法', en: 'Method' }, width: 18 }
  return [
    {
      name: words[0] ?? '',
      columns: [...facts, column],
      rows: each(cases, (subject, record) => [...facts.map(({ of }) => of(subject, record)), method.title]),
    },
    {
      name: words[1] ?? '',
      columns: [{ key: 'source', head: { zh: '参考值出处', en: 'Source of the norm' }, width: 90 }],
      rows: sourcesIn(cases).map(source => [source]),
    },
  ]
}

import { factsFor, recordDoubts } from './columns'
import type { Cell, Column, Grid } from './grid'
import type { MeasuredRow, MeasuredTable } from './measured'

const unitText: Readonly<Record<string, string>> = { degree: ' (°)', mm: ' (mm)', percent: ' (%)' }

/** A measurement has three columns: its value, its standard error, and the age group its norm was published for. */
const columnsOf = ({ item, name, unit }: MeasuredRow): readonly Column[] => {
  const sign = unitText[unit] ?? ''
  // Some names already include the unit, to distinguish an angle from a length.
  const shown = name.endsWith(sign) ? name : `${name}${sign}`
  return [
    { key: item, head: { zh: shown, en: shown }, width: 11, decimals: 2 },
    { key: `${item} error`, head: { zh: `${name} 误差`, en: `${name} error` }, width: 10, decimals: 2, joined: true },
    {
      key: `${item} group`,
      head: { zh: `${name} 参考组`, en: `${name} norm group` },
      width: 13,
      codes: 'dentition',
      joined: true,
    },
  ]
}

const cellsOf = (row: MeasuredRow | undefined): readonly Cell[] =>
  row === undefined ? [null, null, null] : [row.value, row.error, row.group]

/** What tells the rows of a printed page apart. */
const saysWhose: ReadonlySet<string> = new Set(['case', 'record', 'case_no', 'patient'])

/** For statistics: one row per record, with each measurement followed by its error and group. */
export const researchGrid = ({ cases }: MeasuredTable): Grid => {
  const facts = [...factsFor(cases), ...recordDoubts]
  const items = new Map<string, MeasuredRow>()
  for (const subject of cases) for (const record of subject.records) for (const row of record.rows) items.set(row.item, row)
  const rows = cases.flatMap(subject =>
    subject.records.map(record => {
      const byItem = new Map(record.rows.map(row => [row.item, row]))
      return [...facts.map(({ of }) => of(subject, record)), ...[...items.keys()].flatMap(item => cellsOf(byItem.get(item)))]
    }),
  )
  const columns = [...facts, ...[...items.values()].flatMap(columnsOf)]
  return { name: 'research', columns, repeats: facts.findLastIndex(({ key }) => saysWhose.has(key)) + 1, rows }
}

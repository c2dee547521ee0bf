import { type ColumnField, columnsOf, isHeading, patientOfLine } from '@sella/ceph/intake/columns'
import { type DayOrder, dayOrderOf } from '@sella/ceph/patient/typed-day'
import type { Newcomer } from './newcomer'

/** How a table is read: the position of its headings, the content of each column, and its date order. */
export interface TableReading {
  /** Number of lines above the headings, such as titles. */
  readonly above: number
  readonly fields: readonly ColumnField[]
  /** Null: the dates do not reveal whether day or month comes first, so the user has to decide. */
  readonly order: DayOrder | null
}

/** Number of lines searched for the headings. */
const headingsWithin = 10

const columnOf = (lines: readonly (readonly string[])[], at: number): readonly string[] => lines.map(line => line[at] ?? '')

/** The date order in the column of birth dates. */
export const orderFor = (
  lines: readonly (readonly string[])[],
  { above, fields }: Pick<TableReading, 'above' | 'fields'>,
): DayOrder | null => {
  const at = fields.indexOf('birthday')
  return at < 0 ? 'ymd' : dayOrderOf(columnOf(lines.slice(above + 1), at))
}

/** How a table is read by default. */
export const proposedReading = (lines: readonly (readonly string[])[]): TableReading => {
  const above = Math.max(0, lines.slice(0, headingsWithin).findIndex(isHeading))
  const fields = columnsOf(lines[above] ?? [])
  return { above, fields, order: orderFor(lines, { above, fields }) }
}

/** Assigns a field to a column; a column that held it before loses it and goes into the notes. */
export const withField = (fields: readonly ColumnField[], at: number, field: ColumnField): readonly ColumnField[] =>
  fields.map((before, i) => {
    if (i === at) return field
    return before === field && field !== 'notes' && field !== 'ignored' ? 'notes' : before
  })

/** Converts the lines below the headings to newcomers, each identified by its line number in the table. */
export const newcomersOfTable = (
  lines: readonly (readonly string[])[],
  { above, fields, order }: TableReading,
): readonly Newcomer[] =>
  lines.slice(above + 1).map((cells, i) => {
    const { name, number, sex, birthday, phone, agency, notes, faults } = patientOfLine(cells, {
      headings: lines[above] ?? [],
      fields,
      order: order ?? 'ymd',
    })
    const line = String(above + 2 + i)
    return {
      key: line,
      source: line,
      draft: { name, number, sex, birthday: birthday ?? '', phone, agency, notes },
      doubts: faults.map(({ fault }) => (fault === 'birthday' ? 'birthdayUnread' : 'sexUnread')),
      files: [],
      undated: '',
      goal: null,
      likely: [],
    }
  })

import { type ColumnField, columnsOf, isHeading, patientOfLine } from '@sella/ceph/intake/columns'
import { type DayOrder, dayOrderOf } from '@sella/ceph/patient/typed-day'
import type { Newcomer } from './newcomer'

/** How a table is read: where its headings stand, what each column holds, how it writes its days. */
export interface TableReading {
  /** Lines above the headings, which are titles and the like. */
  readonly above: number
  readonly fields: readonly ColumnField[]
  /** Null: its days do not tell whether day or month comes first, so a person has to. */
  readonly order: DayOrder | null
}

/** Lines among which the headings are looked for. */
const headingsWithin = 10

const columnOf = (lines: readonly (readonly string[])[], at: number): readonly string[] => lines.map(line => line[at] ?? '')

/** The order of days in the column of birthdays. */
export const orderFor = (
  lines: readonly (readonly string[])[],
  { above, fields }: Pick<TableReading, 'above' | 'fields'>,
): DayOrder | null => {
  const at = fields.indexOf('birthday')
  return at < 0 ? 'ymd' : dayOrderOf(columnOf(lines.slice(above + 1), at))
}

/** How a table is read unless a person says otherwise. */
export const proposedReading = (lines: readonly (readonly string[])[]): TableReading => {
  const above = Math.max(0, lines.slice(0, headingsWithin).findIndex(isHeading))
  const fields = columnsOf(lines[above] ?? [])
  return { above, fields, order: orderFor(lines, { above, fields }) }
}

/** A field one column holds goes from the other to this one; what loses it goes to the notes. */
export const withField = (fields: readonly ColumnField[], at: number, field: ColumnField): readonly ColumnField[] =>
  fields.map((before, i) => {
    if (i === at) return field
    return before === field && field !== 'notes' && field !== 'ignored' ? 'notes' : before
  })

/** Lines below the headings as newcomers, each named by its number in the table. */
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

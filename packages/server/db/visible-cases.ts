import { type RawBuilder, sql } from 'kysely'

/** SQL for the uuids of the cases assigned to a person. */
const assignedTo = (person: string): RawBuilder<unknown> => sql`select case_uuid from case_doctor where doctor_id = ${person}`

/**
 * Restricts a query to what the caller may see of the account's cases: `only` is null if she may see all. Empty, or an expression
 * that begins with `and`; `column` holds the case's uuid. Every query restricts the account itself by `doctor_id`.
 */
export const visibleCases = (column: string, only: string | null): RawBuilder<unknown> =>
  only === null ? sql`` : sql`and ${sql.ref(column)} in (${assignedTo(only)})`

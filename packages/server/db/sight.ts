import { type RawBuilder, sql } from 'kysely'

/** The cases a person is assigned to, as a list of their uuids. */
const assignedTo = (person: string): RawBuilder<unknown> => sql`select case_uuid from case_doctor where doctor_id = ${person}`

/**
 * Binds a list to what the asking person may see of the account's cases: `only` is null where she may see all. Empty, or begun with
 * `and`; `column` holds the case's uuid. The account itself is bound by every query's `doctor_id`.
 */
export const seen = (column: string, only: string | null): RawBuilder<unknown> =>
  only === null ? sql`` : sql`and ${sql.ref(column)} in (${assignedTo(only)})`

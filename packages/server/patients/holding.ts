import { type RawBuilder, sql } from 'kysely'
import { afterAll, type KeyOf, noteKey } from '../keys/search-keys'

const kind = (of: KeyOf | null): RawBuilder<unknown> => (of === null ? sql`` : sql`and k.of = ${of}`)

/** Keys from notes are truncated, so only the beginning of a longer term is compared. */
const within = (term: string): RawBuilder<unknown> => {
  const cut = [...term].slice(0, noteKey).join('')
  const begins = sql`k.key >= ${term} and k.key < ${afterAll(term)}`
  return cut === term ? begins : sql`((${begins}) or (k.key = ${cut} and k.of = 'note'))`
}

/** SQL for the numbers of a doctor's cases with a key that begins with the term; some may occur several times. */
export const holding = (doctor: string, term: string, of: KeyOf | null = null): RawBuilder<unknown> =>
  sql`select k.case_no from case_key k where k.doctor_id = ${doctor} and ${within(term)} ${kind(of)}`

/**
 * SQL for whether the case `c` is found by the term. The offset keeps PostgreSQL from collecting all matches when only the first
 * ones in an index scan are needed.
 */
export const matchesTerm = (term: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from case_key k where k.case_no = c.no and ${within(term)} limit 1 offset 0)`

/** SQL for the numbers of a doctor's cases found by every term, without duplicates. `terms`: folded, at least one. */
export const holdingAll = (doctor: string, terms: readonly string[]): RawBuilder<unknown> =>
  terms.length === 1
    ? sql`select distinct case_no from (${holding(doctor, terms[0] ?? '')}) k`
    : sql.join(
        terms.map(term => holding(doctor, term)),
        sql` intersect `,
      )

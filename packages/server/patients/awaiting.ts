import type { Input } from '@sella/contract/calls/index'
import { type RawBuilder, sql } from 'kysely'

/** What a case waits for. */
export type Awaits = NonNullable<Input<'patientGet'>['awaits']>

interface Wanted {
  readonly doctor: string
  readonly awaits: Awaits
  readonly favorite: boolean
  readonly deleted: boolean
  /** A further condition on the case, `c`: empty, or an expression that begins with `and`. */
  readonly more: RawBuilder<unknown>
}

/** SQL conditions for waiting records, as literals, so that the engines recognise that a partial index covers them. */
const waits: Readonly<Record<Awaits, string>> = {
  tracing: 'ri.film = 1 and ri.traced = 0 and ri.binned = 0',
  unsure: 'ri.traced = 1 and ri.unsure > 0 and ri.binned = 0',
}

/** SQL conditions for the records of a case among which the waiting one must be the latest. */
const rivals: Readonly<Record<Awaits, string>> = {
  tracing: 'l.film = 1 and l.binned = 0',
  unsure: 'l.traced = 1 and l.binned = 0',
}

/**
 * Cases whose latest film has no points, or whose latest tracing has unsure points, without duplicates. A cross join is evaluated
 * in the order written, also by SQLite's planner, which would otherwise start at the wrong end.
 */
export const awaitingCases = ({ doctor, awaits, favorite, deleted, more }: Wanted) => sql`
  select c.case_uuid, c.updated_at from record_index ri cross join case_index c
  where ri.doctor_id = ${doctor} and ${sql.raw(waits[awaits])}
    and c.no = ri.case_no and c.doctor_id = ${doctor} and c.binned = ${deleted ? 1 : 0}
    and not exists (select 1 from record_index l where l.case_no = ri.case_no and ${sql.raw(rivals[awaits])}
      and (l.createday > ri.createday or (l.createday = ri.createday and l.no > ri.no)))
    ${favorite ? sql`and c.favorite = 1` : sql``}
    ${more}`

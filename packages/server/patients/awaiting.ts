import type { Input } from '@sella/contract/calls/index'
import { type RawBuilder, sql } from 'kysely'

/** What a case waits for. */
export type Awaits = NonNullable<Input<'patientGet'>['awaits']>

interface Wanted {
  readonly doctor: string
  readonly awaits: Awaits
  readonly favorite: boolean
  readonly deleted: boolean
  /** What else must hold for the case, `c`: empty, or begun with `and`. */
  readonly more: RawBuilder<unknown>
}

/** Which records wait, as literals, so that the engines see that an index of only these covers it. */
const waits: Readonly<Record<Awaits, string>> = {
  tracing: 'ri.film = 1 and ri.traced = 0 and ri.binned = 0',
  unsure: 'ri.traced = 1 and ri.unsure > 0 and ri.binned = 0',
}

/** Among which records of its case it must be the latest. */
const rivals: Readonly<Record<Awaits, string>> = {
  tracing: 'l.film = 1 and l.binned = 0',
  unsure: 'l.traced = 1 and l.binned = 0',
}

/**
 * Cases whose latest film has no points, or whose latest tracing holds unsure points, each once. A cross join is read in the order it is written, also by SQLite's planner, which would start at
 * the wrong end.
 */
export const awaitingCases = ({ doctor, awaits, favorite, deleted, more }: Wanted) => sql`
  select c.case_uuid, c.updated_at from record_index ri cross join case_index c
  where ri.doctor_id = ${doctor} and ${sql.raw(waits[awaits])}
    and c.no = ri.case_no and c.doctor_id = ${doctor} and c.binned = ${deleted ? 1 : 0}
    and not exists (select 1 from record_index l where l.case_no = ri.case_no and ${sql.raw(rivals[awaits])}
      and (l.createday > ri.createday or (l.createday = ri.createday and l.no > ri.no)))
    ${favorite ? sql`and c.favorite = 1` : sql``}
    ${more}`

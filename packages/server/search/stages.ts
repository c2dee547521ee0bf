import { isStage, stages } from '@sella/ceph/data/maturation-stages'
import type { FoundStage, SearchFilter } from '@sella/contract/case-search'
import { sql } from 'kysely'
import type { Db } from '../db/open'
import { neckList } from '../readings/read-tracing'
import { readOnItsFilm, type Scope } from './conditions'

interface Asked {
  readonly filter: SearchFilter
  readonly scope: Scope
}

/** No list has this number. */
const noList = -1

/** The stages by which records matched, as `neckHolds` decides: the doctor's own, otherwise the computed one from the index. */
export const matchedStages = async (
  db: Db,
  records: readonly string[],
  { filter, scope }: Asked,
): Promise<ReadonlyMap<string, FoundStage>> => {
  if (!filter.necks || records.length === 0) return new Map()
  const rows = await db
    .selectFrom('record_index as ri')
    .innerJoin('record as d', 'd.uuid', 'ri.record_uuid')
    .leftJoin('reading as m', join => join.onRef('m.record', '=', 'ri.no').on('m.list', '=', scope.lists.get(neckList) ?? noList))
    .select(['ri.record_uuid as uuid', 'd.neck_stage', 'd.neck_at', 'd.neck_by', 'm.value'])
    .select(sql<number>`case when ${readOnItsFilm} then 1 else 0 end`.as('fits'))
    .where('ri.record_uuid', 'in', records)
    .execute()
  return new Map(
    rows.flatMap(({ uuid, neck_stage, neck_at, neck_by, value, fits }): readonly (readonly [string, FoundStage])[] => {
      const computed = value === null ? undefined : stages[value / 1000 - 1]
      const isOwn = neck_at !== null && fits === 1
      const stage = isOwn ? neck_stage : computed
      return isStage(stage) ? [[uuid, { stage, by: isOwn ? (neck_by ?? '') : null }]] : []
    }),
  )
}

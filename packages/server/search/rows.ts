import { isModelFinding } from '@sella/ceph/study-models/finding-items'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import type { FoundValue, SearchFilter, SearchMatch } from '@sella/contract/case-search'
import type { RecordType } from '@sella/contract/entities'
import type { Db } from '../db/open'
import type { PatientRow } from '../patients/rows'
import { modelsOf, showModels } from '../readings/read-models'
import { showItems } from '../readings/read-tracing'
import { tracingsOf } from '../readings/stored-tracing'
import type { Scope } from './conditions'
import { bestRecords } from './find'

/** A case as found: its row and the record that fits. */
export interface CaseHit {
  readonly row: PatientRow
  readonly match: SearchMatch | null
}

const matches = async (
  db: Db,
  records: readonly string[],
  { filter, scope }: { readonly filter: SearchFilter; readonly scope: Scope },
): Promise<ReadonlyMap<string, SearchMatch>> => {
  if (records.length === 0) return new Map()
  const items = [...new Set((filter.findings ?? []).map(finding => finding.item))]
  const indexed = await db
    .selectFrom('record_index')
    .select(['record_uuid', 'createday', 'type'])
    .where('record_uuid', 'in', records)
    .execute()
  // Values are never taken from the index: the engine reads them anew for every answer.
  const tracings = items.length === 0 ? new Map() : await tracingsOf(db, records)
  const models = items.some(isModelFinding) ? await modelsOf(db, records) : new Map<string, ModelReadings>()
  return new Map(
    indexed.map(({ record_uuid: uuid, createday, type }) => {
      const tracing = tracings.get(uuid)
      const film: readonly FoundValue[] = tracing ? showItems(tracing, items, scope.reader.items) : []
      const values = [...film, ...showModels(models.get(uuid), items)]
      return [uuid, { recordUuid: uuid, createday, type: type as RecordType, values }]
    }),
  )
}

/** Cases in the order of their uuids, each with the record that fits. */
export const rowsOf = async (
  db: Db,
  uuids: readonly string[],
  asked: { readonly filter: SearchFilter; readonly scope: Scope },
): Promise<readonly CaseHit[]> => {
  if (uuids.length === 0) return []
  const rows = await db.selectFrom('patient').selectAll().where('uuid', 'in', uuids).execute()
  const byUuid = new Map(rows.map(row => [row.uuid, row]))
  const best = await bestRecords(db, asked.filter, { ...asked.scope, cases: uuids })
  const matchByRecord = await matches(db, [...best.values()], asked)
  return uuids.flatMap(uuid => {
    const row = byUuid.get(uuid)
    return row ? [{ row, match: matchByRecord.get(best.get(uuid) ?? '') ?? null }] : []
  })
}

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
import { bestRecords, type FittingRecord, uuidsOf } from './find'
import type { Fitting } from './fitting'
import { matchedStages } from './stages'

/** A matching case: its row and the matching record. */
export interface CaseHit {
  readonly row: PatientRow
  readonly match: SearchMatch | null
}

interface Asked {
  readonly filter: SearchFilter
  readonly scope: Scope
}

const matches = async (
  db: Db,
  best: ReadonlyMap<string, FittingRecord>,
  { filter, scope }: Asked,
): Promise<ReadonlyMap<string, SearchMatch>> => {
  const records = [...best.values()].map(({ recordUuid }) => recordUuid)
  const items = [...new Set((filter.findings ?? []).map(finding => finding.item))]
  // Displayed values never come from the index: the engine computes them again for every reply.
  const tracings = items.length === 0 ? new Map() : await tracingsOf(db, records)
  const necks = await matchedStages(db, records, { filter, scope })
  const models = items.some(isModelFinding) ? await modelsOf(db, records) : new Map<string, ModelReadings>()
  return new Map(
    [...best].map(([caseUuid, { recordUuid, createday, type, scale }]) => {
      const tracing = tracings.get(recordUuid)
      const film: readonly FoundValue[] = tracing
        ? showItems(tracing, items, { items: scope.reader.items, doubted: scale === 'doubted' })
        : []
      const values = [...film, ...showModels(models.get(recordUuid), items)]
      const neck = necks.get(recordUuid) ?? null
      return [caseUuid, { recordUuid, createday, type: type as RecordType, values, neck }]
    }),
  )
}

/** Cases in the order of their numbers, each with the latest matching record. */
export const rowsOf = async (
  db: Db,
  cases: readonly number[],
  { fit, ...asked }: Asked & { readonly fit: Fitting },
): Promise<readonly CaseHit[]> => {
  const uuids = await uuidsOf(db, cases)
  if (uuids.length === 0) return []
  const rows = await db.selectFrom('patient').selectAll().where('uuid', 'in', uuids).execute()
  const byUuid = new Map(rows.map(row => [row.uuid, row]))
  const best = await bestRecords(db, fit, cases)
  const matchByCase = await matches(db, best, asked)
  return uuids.flatMap(uuid => {
    const row = byUuid.get(uuid)
    return row ? [{ row, match: matchByCase.get(uuid) ?? null }] : []
  })
}

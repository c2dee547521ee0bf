import { NO_VALUE } from '@sella/ceph/measure/display'
import { isModelFinding } from '@sella/ceph/study-models/finding-items'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import { leanedOn, type MeasuredRow } from '@sella/ceph/tabulate/measured'
import type { Tracing } from '@sella/ceph/tracing/tracing'
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

/** The points under the values of a record that nobody saw, and those that only the detector placed. */
type Doubts = Pick<MeasuredRow, 'estimatedPoints' | 'unconfirmedPoints'>

/** A matching case: its row, the matching record, and what its values cannot be relied on without. */
export interface CaseHit {
  readonly row: PatientRow
  readonly match: SearchMatch | null
  readonly doubts: Doubts
}

const noDoubts: Doubts = { estimatedPoints: [], unconfirmedPoints: [] }

/** Under the values that are there. */
const doubtsIn = (tracing: Tracing, values: readonly FoundValue[], { reader }: Scope): Doubts => {
  const of = { tracing, customItems: reader.items }
  const items = values.filter(({ shown }) => shown !== NO_VALUE).map(({ item }) => item)
  return {
    estimatedPoints: items.flatMap(item => leanedOn(item, 'estimated', of)),
    unconfirmedPoints: items.flatMap(item => leanedOn(item, 'detected', of)),
  }
}

interface Matched {
  readonly match: SearchMatch
  readonly doubts: Doubts
}

interface Asked {
  readonly filter: SearchFilter
  readonly scope: Scope
}

const matches = async (
  db: Db,
  best: ReadonlyMap<string, FittingRecord>,
  { filter, scope }: Asked,
): Promise<ReadonlyMap<string, Matched>> => {
  const records = [...best.values()].map(({ recordUuid }) => recordUuid)
  const items = [...new Set((filter.findings ?? []).map(finding => finding.item))]
  // Displayed values never come from the index: the engine computes them again for every reply.
  const tracings = items.length === 0 ? new Map<string, Tracing>() : await tracingsOf(db, records)
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
      const match = { recordUuid, createday, type: type as RecordType, values, neck }
      return [caseUuid, { match, doubts: tracing ? doubtsIn(tracing, film, scope) : noDoubts }]
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
    return row ? [{ row, ...(matchByCase.get(uuid) ?? { match: null, doubts: noDoubts }) }] : []
  })
}

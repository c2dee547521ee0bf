import { isModelFinding, modelFindingItems } from '@sella/ceph/study-models/finding-items'
import { modelFindings } from '@sella/ceph/study-models/findings'
import type { FoundValue } from '@sella/contract/case-search'
import { modelReadingsFrom } from '@sella/contract/documents/model-readings'
import type { Db } from '../db/open'
import { listOf } from './read-tracing'

type Text = string | null

/** Values of a record's study models as shown, times 1000, by list. */
export const readModels = (text: Text): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(text ? modelFindings(modelReadingsFrom(text)) : {}).map(([item, shown]) => [
      listOf(item),
      Math.round(Number(shown.replace('−', '-')) * 1000),
    ]),
  )

/** What was read off the models of records, where anything was. */
export const modelTextsOf = async (db: Db, uuids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (uuids.length === 0) return new Map()
  const rows = await db
    .selectFrom('record')
    .select(['uuid', 'model_readings'])
    .where('uuid', 'in', uuids)
    .where('model_readings', 'is not', null)
    .execute()
  return new Map(rows.map(row => [row.uuid, row.model_readings ?? '']))
}

/** Those of the wanted items that are read off models, for people; an en dash where there is none. */
export const showModels = (text: string | undefined, wanted: readonly string[]): readonly FoundValue[] => {
  const findings = text ? modelFindings(modelReadingsFrom(text)) : {}
  return wanted.filter(isModelFinding).map(item => ({
    ...{ item, shown: findings[item] ?? '–', unit: modelFindingItems[item].unit, approximate: false },
  }))
}

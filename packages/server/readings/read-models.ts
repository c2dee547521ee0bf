import { isModelFinding, type ModelFindingName, modelFindingItems } from '@sella/ceph/study-models/finding-items'
import { modelFindings } from '@sella/ceph/study-models/findings'
import { withoutJaws } from '@sella/ceph/study-models/other-file'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import type { FoundValue } from '@sella/contract/case-search'
import { studyModelsOf } from '@sella/contract/documents/study-models'
import type { Db } from '../db/open'
import { type ImageRow, imagesOf, type RecordRow } from '../records/rows'
import { exactListOf, listOf } from './read-tracing'

/**
 * Whether an item is inexact: some jaw was read on a photograph or, for a length, some jaw's file has no stated unit and is
 * assumed to be in mm.
 */
const isApproximate = ({ mmPerUnit, on }: ModelReadings, item: ModelFindingName): boolean => {
  const { unit, jaws } = modelFindingItems[item]
  return jaws.some(jaw => on[jaw] === 'photo' || (unit === 'mm' && mmPerUnit[jaw] === null))
}

/**
 * Values of a record's study models as displayed, times 1000, by list. Those from surfaces with a stated unit are also in the
 * list of exact ones.
 */
export const readModels = (readings: ModelReadings | undefined): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(readings ? modelFindings(readings) : {}).flatMap(([item, shown]) => {
      const value = Math.round(Number(shown.replace('−', '-')) * 1000)
      const exact = readings && isModelFinding(item) && !isApproximate(readings, item)
      return [[listOf(item), value] as const, ...(exact ? [[exactListOf(item), value] as const] : [])]
    }),
  )

type Read = Pick<RecordRow, 'uuid' | 'model_readings'>

/** The model readings in these records; as `modelsOf`. */
export const modelsIn = (rows: readonly Read[], images: readonly ImageRow[]): ReadonlyMap<string, ModelReadings> =>
  new Map(
    rows.flatMap(({ uuid, model_readings: text }) => {
      const models = studyModelsOf(
        text,
        images.filter(image => image.record_uuid === uuid),
      )
      return models ? [[uuid, withoutJaws(models.readings, models.elsewhere)] as const] : []
    }),
  )

/** The model readings of records that have any, without jaws that were read on a file other than the present one. */
export const modelsOf = async (db: Db, uuids: readonly string[]): Promise<ReadonlyMap<string, ModelReadings>> => {
  if (uuids.length === 0) return new Map()
  const rows = await db
    .selectFrom('record')
    .select(['uuid', 'model_readings'])
    .where('uuid', 'in', uuids)
    .where('model_readings', 'is not', null)
    .execute()
  if (rows.length === 0) return new Map()
  const images = await imagesOf(
    db,
    rows.map(({ uuid }) => uuid),
  )
  return modelsIn(rows, images)
}

/** Those of the requested items that come from models, formatted for display; an en dash where there is no value. */
export const showModels = (readings: ModelReadings | undefined, wanted: readonly string[]): readonly FoundValue[] => {
  const findings = readings ? modelFindings(readings) : {}
  return wanted.filter(isModelFinding).map(item => {
    const shown = findings[item]
    const approximate = readings !== undefined && shown !== undefined && isApproximate(readings, item)
    return { item, shown: shown ?? '–', unit: modelFindingItems[item].unit, approximate }
  })
}

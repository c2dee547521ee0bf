import { itemNames, measurements } from '@sella/ceph/data/measurements'
import { measureAll } from '@sella/ceph/measure/measure'
import { listed } from '@sella/ceph/tabulate/columns'
import { leanedOn } from '@sella/ceph/tabulate/measured'
import { calibrate } from '@sella/ceph/tracing/calibration'
import { scaleCautionWords } from '@sella/ceph/tracing/scale-caution'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { fromStored, LATERAL_CEPH, storedFilm } from '@sella/contract/documents/tracing'
import { byteOrderMark, csvLine } from '../csv/line'
import type { Db } from '../db/open'
import type { PatientRow } from '../patients/rows'
import { fileScaleOf, filmOf, imagesOf, type RecordRow, tracingOf } from '../records/rows'

/** A record as needed to measure its tracing, with its case and the scale its film states. */
export interface Traced {
  readonly record: RecordRow
  readonly patient: PatientRow
  readonly tracing: Tracing
}

/** A record's tracing as the report would read it; null when it cannot be read or was placed on another film. */
export const tracedRecord = async (db: Db, uuid: string): Promise<Traced | null> => {
  const record = await db.selectFrom('record').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  const patient = record && (await db.selectFrom('patient').selectAll().where('uuid', '=', record.case_uuid).executeTakeFirst())
  if (!record || !patient) return null
  const images = await imagesOf(db, [uuid])
  const text = tracingOf(record, images)
  const film = filmOf(images)
  const read = text === null ? null : fromStored(text, storedFilm(LATERAL_CEPH, film ? fileScaleOf(film) : null))
  return read?.ok ? { record, patient, tracing: read.value } : null
}

/** The input of `sella analyze`: points in image pixels and the ruler. */
export const analyzeInput = ({ points, ruler }: Tracing) => ({
  landmarks: Object.fromEntries(Object.entries(points).flatMap(([name, point]) => (point ? [[name, [point.x, point.y]]] : []))),
  ...(ruler
    ? { ruler0: [ruler.ends[0].x, ruler.ends[0].y], ruler1: [ruler.ends[1].x, ruler.ends[1].y], rulerdistance: ruler.mm }
    : {}),
})

const head =
  'record,case_no,patient,sex,birthday,date,stage,scale,mm_per_pixel,item,name_zh,name_en,unit,value,missing,scale_caution,estimated_points'.split(
    ',',
  )

/** The first line of the table. The byte order mark makes spreadsheets read the file as UTF-8. */
export const measurementsHead = `${byteOrderMark}${csvLine(head)}`

/**
 * Every item of one record, one line each, with what speaks against its scale, and the points that nobody saw under a value. Values
 * are not rounded, and a missing value comes with its reason; lengths are missing when the record's scale is `doubted` in comparison
 * with the others of its case.
 */
export const measurementLines = ({ record, patient, tracing }: Traced, doubted: boolean): string => {
  const scale = calibrate(tracing)
  const readings = measureAll(tracing.points, scale)
  const caution = scaleCautionWords(tracing, scale)?.en ?? null
  const anyEstimated = Object.values(tracing.points).some(point => point?.origin === 'estimated')
  const estimated = (item: string) => (anyEstimated ? listed(leanedOn(item, 'estimated', { tracing, customItems: {} })) : null)
  const facts = [record.uuid, patient.case_no, patient.name, patient.sex, patient.birthday, record.createday, record.type]
  return itemNames
    .map(item => {
      const { name, unit } = measurements[item]
      const reading = readings[item]
      const [value, why] =
        reading.status !== 'read'
          ? [null, reading.why]
          : doubted && unit === 'mm'
            ? [null, 'scale-doubted']
            : [reading.value, null]
      const points = value === null ? null : estimated(item)
      return csvLine([...facts, scale.provenance, scale.mmPerPixel, item, name.zh, name.en, unit, value, why, caution, points])
    })
    .join('')
}

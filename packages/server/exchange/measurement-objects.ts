import { createHash } from 'node:crypto'
import type { MeasuredRecord, MeasuredTable } from '@sella/ceph/tabulate/measured'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { Db } from '../db/open'
import { contentMoment } from '../dicom/content-moment'
import { type Charset, type DicomFields, dicomFileOf, personName } from '../dicom/write'
import { nameSounds } from '../keys/name-keys'
import { measuredTable } from '../measured/measured'
import { asItIs } from '../readings/steady'
import { tracingsOf } from '../readings/stored-tracing'
import { filmOf, type ImageRow, imagesOf, type RecordRow } from '../records/rows'
import type { SourceFilm } from './content-items'
import { exportedThing } from './exported-scale'
import { type CaseObject, classOf } from './objects'
import { structuredReport } from './structured-report'

interface Asked {
  readonly doctor: string
  readonly caseUuid: string
  readonly charset: Charset
  /** A built-in analysis by name, or one of the doctor's own by uuid, and the language of its items. */
  readonly analysis: string
  readonly lang: Lang
  readonly uid: (thing: string) => string
  /** Uuids of the records whose scale is doubted beside the others of the case. */
  readonly doubted: ReadonlySet<string>
  readonly frame: (where: { record: RecordRow; thing: string; number: number }) => DicomFields
}

interface Traced {
  readonly record: RecordRow
  readonly images: readonly ImageRow[]
  readonly film: ImageRow
  readonly tracing: Tracing
  readonly measured: MeasuredRecord
  readonly observer: string
}

const sourceOf = ({ record, film, images }: Traced, { uid, doubted }: Asked): SourceFilm => {
  const thing = exportedThing(film, { record, images, scaleDoubted: doubted.has(record.uuid) })
  const sopClass = classOf('Lateral_Ceph', false)
  return { study: uid(`study ${record.uuid}`), series: uid(`series ${thing}`), instance: uid(`instance ${thing}`), sopClass }
}

/** A short name of what a report states; none of two reports that state different things is the same. */
const digestOf = (fields: DicomFields): string => createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 32)

/**
 * A record saved again, or measured by another analysis, gets a new object: what was sent before stays as it is. So does one whose
 * values are now judged by another norm, approved or doubted, though it was not saved: an archive keeps the first object of a UID.
 */
const objectOf = (asked: Asked, method: MeasuredTable['method'], traced: Traced): CaseObject => {
  const { record, tracing, measured, observer } = traced
  const fields = structuredReport({
    ...{ method, rows: measured.rows, scale: measured.scale, tracing, observer, lang: asked.lang, uid: asked.uid },
    film: sourceOf(traced, asked),
    record,
  })
  const thing = `measurements ${record.uuid} ${method.name} ${asked.lang} ${record.version} ${digestOf(fields)}`
  const content: DicomFields = { ...fields, ...contentMoment(record.updated_at) }
  return {
    name: 'Measurements.dcm',
    make: async () => dicomFileOf({ ...asked.frame({ record, thing, number: 90 }), ...content }, asked.charset),
  }
}

/** The measurements of each traced record of a case as structured reports, by record. */
export const measurementObjects = async (
  db: Db,
  records: readonly RecordRow[],
  asked: Asked,
): Promise<ReadonlyMap<string, CaseObject>> => {
  const { doctor, caseUuid, analysis, lang } = asked
  const uuids = records.map(({ uuid }) => uuid)
  const whole = [{ caseUuid, records: uuids }]
  const { method, cases } = await measuredTable(db, doctor, { wish: { analysis, lang }, cases: whole, part: asItIs })
  const [tracings, images] = [await tracingsOf(db, uuids), await imagesOf(db, uuids)]
  const owner = await db.selectFrom('doctor').select('user_name').where('uuid', '=', doctor).executeTakeFirstOrThrow()
  const rows = cases.flatMap(each => each.records)
  return new Map(
    records.flatMap((record): [string, CaseObject][] => {
      const own = images.filter(({ record_uuid }) => record_uuid === record.uuid)
      const film = filmOf(own)
      const [tracing, measured] = [tracings.get(record.uuid), rows.find(({ uuid }) => uuid === record.uuid)]
      if (!film || !tracing || !measured) return []
      const name = record.traced_name ?? owner.user_name
      const observer = personName(name, nameSounds(name))
      return [[record.uuid, objectOf(asked, method, { record, images: own, film, tracing, measured, observer })]]
    }),
  )
}

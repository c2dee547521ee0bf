import { emptyTracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { Db } from '../db/open'
import type { DocumentRow } from '../documents/rows'
import { standingDocuments } from '../documents/standing'
import { objectUids } from '../exchange/framing'
import { version } from '../exchange/version'
import { bytesAt } from '../files/bytes'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import { measuredTable } from '../measured/measured'
import { ownPatient, type PatientRow } from '../patients/rows'
import { plansOf } from '../plans/rows'
import { doubtedRecords } from '../readings/case-films'
import { asItIs, steadily } from '../readings/steady'
import { tracingsOf } from '../readings/stored-tracing'
import { allImagesOf } from '../records/rows'
import { recordsOf } from '../records/store'
import type { CaseFacts, DocumentFacts, RecordFacts } from './facts'

interface Ports {
  readonly db: Db
  readonly files: FileStore
  readonly mac: (text: string) => string
}

/** The parameters of an export. */
export interface FhirWish {
  /** The owner of the case. */
  readonly doctor: string
  readonly caseUuid: string
  /** A built-in analysis by name, or one of the doctor's own by uuid. */
  readonly analysis: string
  readonly lang: Lang
  readonly at: string
}

const nameOf = async (db: Db, uuid: string): Promise<string> =>
  (await db.selectFrom('doctor').select('user_name').where('uuid', '=', uuid).executeTakeFirst())?.user_name ?? ''

const houseOf = async (db: Db, { doctor_id: doctor, agency_uuid: agency }: PatientRow): Promise<CaseFacts['house']> => {
  const clinic = await db.selectFrom('clinic').select('uuid').where('uuid', '=', doctor).executeTakeFirst()
  if (clinic) return { uuid: doctor, name: await nameOf(db, doctor) }
  const place = agency
    ? await db.selectFrom('agency').select(['uuid', 'name']).where('uuid', '=', agency).executeTakeFirst()
    : undefined
  return place ?? null
}

/** Most bytes of all reports in a bundle, which is built and sent as one text. */
const mostOfReports = 100_000_000
const megabyte = 1_000_000

const refuseLarge = (documents: readonly DocumentRow[]): void => {
  const sum = documents.reduce((bytes, document) => bytes + document.bytes, 0)
  if (sum > mostOfReports)
    throw new Refusal('FHIR_TOO_LARGE', { size: Math.ceil(sum / megabyte), limit: mostOfReports / megabyte })
}

/**
 * Gathers all content for a bundle of a doctor's own case. Another doctor's case is refused in the same way as one that does not
 * exist; also refused when its reports are too large for a bundle.
 */
export const gatherCase = (ports: Ports, wish: FhirWish): Promise<CaseFacts> =>
  steadily(ports.db, wish, () => gatherOnce(ports, wish))

const gatherOnce = async ({ db, files, mac }: Ports, wish: FhirWish): Promise<CaseFacts> => {
  const { doctor, caseUuid, analysis, lang, at } = wish
  const patient = await ownPatient(db, { doctor, uuid: caseUuid })
  const reports = await standingDocuments(db, wish)
  refuseLarge(reports)
  const rows = await recordsOf(db, { doctor, caseUuid })
  const uuids = rows.map(({ uuid }) => uuid)
  const cases = [{ caseUuid, records: uuids }]
  const table = await measuredTable(db, doctor, { wish: { analysis, lang }, cases, part: asItIs })
  const measured = new Map(table.cases.flatMap(({ records }) => records.map(each => [each.uuid, each] as const)))
  const [tracings, images] = [await tracingsOf(db, uuids), await allImagesOf(db, uuids)]
  const doubted = await doubtedRecords(db, patient)
  const records: RecordFacts[] = []
  for (const record of rows)
    records.push({
      ...{ record, images: images.filter(({ record_uuid }) => record_uuid === record.uuid) },
      measured: measured.get(record.uuid) ?? null,
      tracing: tracings.get(record.uuid) ?? emptyTracing,
      scaleDoubted: doubted.has(record.uuid),
      plans: await plansOf(db, { doctor, recordUuid: record.uuid }),
    })
  const documents: DocumentFacts[] = []
  for (const document of reports) documents.push({ document, pdf: await bytesAt(files, document.path) })
  return {
    ...{ patient, records, documents, method: table.method, lang, version, uid: objectUids(mac), madeAt: at },
    owner: { uuid: doctor, name: await nameOf(db, doctor) },
    house: await houseOf(db, patient),
  }
}

import type { Db } from '../db/open'
import { documentsOf } from '../documents/rows'
import type { FileStore } from '../files/store'
import { marksOfRecord } from '../images/marks'
import { writtenFile } from '../patients/file-rows'
import { ownPatient } from '../patients/rows'
import { fileScaleOf, type ImageRow } from '../records/rows'
import type { ArchivedDocument, ArchivedImage, ArchivedPatient, ArchivedRecord } from './format'
import { archivedDocument, archivedName, archivedPatient, archivedRecord } from './rows-out'

/** One case as written into an archive, without anything in the bin. */
export interface CaseRows {
  readonly patient: ArchivedPatient
  readonly agencies: readonly { readonly uuid: string; readonly name: string }[]
  /** Oldest first. */
  readonly records: readonly ArchivedRecord[]
  readonly overlaps: readonly { readonly caseUuid: string; readonly content: string; readonly updatedAt: string }[]
  readonly documents: readonly ArchivedDocument[]
  /** Paths of the originals in the store, by their names in the archive. */
  readonly originals: ReadonlyMap<string, string>
}

interface Of {
  readonly doctor: string
  readonly caseUuid: string
}

/**
 * The scale on which a picture's measurements rest: the chosen one where its file states several, and the only one left where the
 * picture is re-encoded.
 */
const scaleOf = (row: ImageRow | undefined): Pick<ArchivedImage, 'scale'> => {
  const scale = row && fileScaleOf(row)
  return scale ? { scale } : {}
}

interface Asked {
  /** The records in the bin instead of those outside. */
  readonly binned?: boolean
  /** Also the pictures in the bin. */
  readonly binnedImages?: boolean
}

const imageRowsOf = (db: Db, record: string, { binnedImages = false }: Asked): Promise<ImageRow[]> => {
  const own = db.selectFrom('image').selectAll().where('record_uuid', '=', record).orderBy('created_at')
  return (binnedImages ? own : own.where('deleted_at', 'is', null)).execute()
}

/** The records of a case outside its bin, or those in it, as an archive holds them, with the paths of their originals. */
export const archivedRecordsOf = async (
  db: Db,
  caseUuid: string,
  asked: Asked = {},
): Promise<{ records: ArchivedRecord[]; paths: string[] }> => {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', asked.binned ? 'is not' : 'is', null)
    .orderBy('createday')
    .execute()
  const records: ArchivedRecord[] = []
  const paths: string[] = []
  for (const row of rows) {
    const images = await imageRowsOf(db, row.uuid, asked)
    const plans = await db.selectFrom('plan').selectAll().where('record_uuid', '=', row.uuid).orderBy('created_at').execute()
    const rereads = await db.selectFrom('reread').selectAll().where('record_uuid', '=', row.uuid).orderBy('created_at').execute()
    paths.push(...images.map(image => image.oss_path))
    const record = archivedRecord(row, { images, marks: await marksOfRecord(db, row.uuid), plans, rereads })
    records.push({ ...record, images: record.images.map((image, i) => ({ ...image, ...scaleOf(images[i]) })) })
  }
  return { records, paths }
}

const present = async (files: FileStore, paths: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const pathByName = new Map<string, string>()
  for (const path of new Set(paths)) if (await files.find(path)) pathByName.set(archivedName(path), path)
  return pathByName
}

/** Everything in a doctor's own case outside the bin; pictures and documents whose bytes are lost are left out. */
export const caseRows = async (
  { db, files }: { readonly db: Db; readonly files: FileStore },
  { doctor, caseUuid }: Of,
): Promise<CaseRows> => {
  const patient = await ownPatient(db, { doctor, uuid: caseUuid })
  const { records, paths } = await archivedRecordsOf(db, caseUuid)
  const documents = await documentsOf(db, caseUuid)
  const originals = await present(files, [...paths, ...documents.map(row => row.path)])
  const agencies = patient.agency_uuid
    ? await db.selectFrom('agency').select(['uuid', 'name']).where('uuid', '=', patient.agency_uuid).execute()
    : []
  const overlap = await db.selectFrom('overlap').selectAll().where('case_uuid', '=', caseUuid).executeTakeFirst()
  return {
    patient: archivedPatient(patient, await writtenFile(db, caseUuid)),
    agencies,
    records: records.map(record => ({ ...record, images: record.images.filter(image => originals.has(image.file)) })),
    overlaps: overlap ? [{ caseUuid, content: overlap.content, updatedAt: overlap.updated_at }] : [],
    documents: documents.map(archivedDocument).filter(row => originals.has(row.file)),
    originals,
  }
}

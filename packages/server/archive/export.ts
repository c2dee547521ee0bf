import type { Readable } from 'node:stream'
import { conversationArchived } from '../chat/archived'
import type { Db } from '../db/open'
import type { FileStore } from '../files/store'
import { writtenFile } from '../patients/file-rows'
import { doubtedRecords } from '../readings/case-films'
import { archiveFormat, archiveVersion } from './format'
import { documentsOwned, originalsOwned, patientsOwned, recordsOwned, tracedOwned } from './owned'
import {
  archivedAccount,
  archivedAnalyses,
  archivedDocument,
  archivedName,
  archivedOverlaps,
  archivedPatient,
  archivedRecord,
  archivedSettings,
} from './rows-out'
import { analyzeInput, measurementLines, measurementsHead, tracedRecord } from './tracing-out'
import { jsonLines, type ZipEntry, zipOf } from './zip-out'

interface Ports {
  readonly db: Db
  readonly files: FileStore
}

/** What has already gone into the archive. Rows that refer to anything else were added after it was begun and are left out. */
interface Taken {
  readonly originals: ReadonlySet<string>
  readonly cases: Set<string>
}

async function* patientRows(db: Db, doctor: string, { cases }: Taken) {
  for await (const row of patientsOwned(db, doctor)) {
    cases.add(row.uuid)
    yield archivedPatient(row, await writtenFile(db, row.uuid))
  }
}

async function* recordRows(db: Db, doctor: string, { originals, cases }: Taken) {
  for await (const { record, images, ...rest } of recordsOwned(db, doctor))
    if (cases.has(record.case_uuid))
      yield archivedRecord(record, { images: images.filter(image => originals.has(image.oss_path)), ...rest })
}

async function* overlapRows(db: Db, doctor: string, { cases }: Taken) {
  for (const row of await archivedOverlaps(db, doctor)) if (cases.has(row.caseUuid)) yield row
}

async function* documentRows(db: Db, doctor: string, { originals, cases }: Taken) {
  for await (const row of documentsOwned(db, doctor))
    if (cases.has(row.case_uuid) && originals.has(row.path)) yield archivedDocument(row)
}

async function* measurementTable(db: Db, traced: readonly string[]) {
  yield measurementsHead
  // Relies on the records of a case being consecutive.
  let [judged, doubted]: [string, ReadonlySet<string>] = ['', new Set()]
  for (const uuid of traced) {
    const traced = await tracedRecord(db, uuid)
    if (!traced) continue
    const { patient } = traced
    if (judged !== patient.uuid) [judged, doubted] = [patient.uuid, await doubtedRecords(db, patient)]
    yield measurementLines(traced, doubted.has(uuid))
  }
}

const lists = (db: Db, doctor: string, taken: Taken): ZipEntry[] => [
  { name: 'account.json', open: async () => [JSON.stringify(await archivedAccount(db, doctor))] },
  { name: 'patients.json', open: () => jsonLines(patientRows(db, doctor, taken)) },
  { name: 'records.json', open: () => jsonLines(recordRows(db, doctor, taken)) },
  { name: 'analyses.json', open: async () => jsonLines(await archivedAnalyses(db, doctor)) },
  { name: 'settings.json', open: async () => jsonLines(await archivedSettings(db, doctor)) },
  { name: 'overlaps.json', open: () => jsonLines(overlapRows(db, doctor, taken)) },
  { name: 'documents.json', open: () => jsonLines(documentRows(db, doctor, taken)) },
  { name: 'conversation.json', open: () => jsonLines(conversationArchived(db, doctor, archivedName)) },
]

const tracings = (db: Db, traced: readonly string[]): ZipEntry[] => [
  ...traced.map(uuid => ({
    name: `tracings/${uuid}.json`,
    open: async () => {
      const traced = await tracedRecord(db, uuid)
      return [JSON.stringify(traced ? analyzeInput(traced.tracing) : { landmarks: {} })]
    },
  })),
  { name: 'measurements.csv', open: () => measurementTable(db, traced) },
]

/**
 * Everything an account owns as a ZIP, streamed while it is read: cases and records (including those in the bin), own analyses,
 * settings, overlaps, frozen documents, the doctor's conversation with customer service and originals byte for byte; for other
 * programs also each tracing and a table of all measurements. Originals that the disk has lost are listed in the manifest.
 */
export const exportAccount = async ({ db, files }: Ports, doctor: string, at: Date): Promise<Readable> => {
  const originals = new Set<string>()
  const missing: string[] = []
  for (const path of await originalsOwned(db, doctor)) {
    if (await files.find(path)) originals.add(path)
    else missing.push(path)
  }
  const taken: Taken = { originals, cases: new Set() }
  const traced = await tracedOwned(db, doctor)
  const manifest = { format: archiveFormat, version: archiveVersion, madeAt: at.toISOString(), missing }
  const pictures = [...originals].map(
    (path): ZipEntry => ({
      name: archivedName(path),
      stored: true,
      open: async () => (await files.find(path))?.open() ?? Promise.reject(new Error(`${path} has gone`)),
    }),
  )
  const first: ZipEntry = { name: 'manifest.json', open: () => [JSON.stringify(manifest)] }
  return zipOf([first, ...lists(db, doctor, taken), ...tracings(db, traced), ...pictures], at)
}

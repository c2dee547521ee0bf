import { randomUUID } from 'node:crypto'
import { latestToday } from '@sella/ceph/patient/record-day'
import type { Imported } from '@sella/contract/import-event'
import { type Clock, instant } from '../db/now'
import type { Db, Store } from '../db/open'
import type { Arrival, FileStore } from '../files/store'
import { removeUnused } from '../files/unused'
import { Refusal } from '../http/refusal'
import { fold } from '../keys/fold'
import { type Content, readContent } from './content'
import { keepDocuments } from './documents-in'
import { nameShape } from './format'
import { namesHere } from './new-names'
import { keepOriginals } from './originals-in'
import { rowsOf, unwatched, type Watch } from './watch'
import { writeRows } from './write-rows'
import { openZip, type ZipIn } from './zip-in'

interface Ports {
  readonly store: Store
  readonly files: FileStore
  readonly now: Clock
}

interface Wish {
  readonly doctor: string
  /** The archive on this machine. */
  readonly place: string
  readonly watch?: Watch
}

/** Bytes that one file of an archive may unpack to. */
const largestFile = 4_000_000_000

/** Numbers are unique among a doctor's cases: told before anything is written. */
const checkNumbers = async (db: Db, doctor: string, patients: Content['patients']): Promise<void> => {
  const rows = await db
    .selectFrom('patient')
    .select('case_key')
    .where('doctor_id', '=', doctor)
    .where('deleted_at', 'is', null)
    .where('case_key', '<>', '')
    .execute()
  const taken = new Set(rows.map(row => row.case_key))
  for (const { caseNo, name, deletedAt } of patients) {
    const key = fold(caseNo) || caseNo
    if (key === '' || deletedAt !== null) continue
    if (taken.has(key)) throw new Refusal('CASE_NUMBER_TAKEN', { name })
    taken.add(key)
  }
}

const uuidsIn = ({ agencies, patients, records, analyses, documents }: Content): string[] => [
  ...[...agencies, ...patients, ...analyses, ...documents].map(row => row.uuid),
  ...records.flatMap(record => [record.uuid, ...[...record.images, ...record.plans, ...record.rereads].map(own => own.uuid)]),
]

const bring = async (
  { store, files, now }: Ports,
  { zip, doctor, watch, arrivals }: { zip: ZipIn; doctor: string; watch: Watch; arrivals: Arrival[] },
): Promise<Imported> => {
  watch.report('reading', 0, 0)
  const content = await readContent(zip, latestToday(now()))
  watch.check()
  await checkNumbers(store.db, doctor, content.patients)
  const images = content.records.flatMap(record => record.images)
  const facts = await keepOriginals({ zip, files, arrivals, watch }, images)
  const documents = await keepDocuments({ zip, files, arrivals, watch }, content.documents)
  await store.db.transaction().execute(async tx => {
    const names = await namesHere(tx, uuidsIn(content), randomUUID)
    const wrote = rowsOf(watch, content.patients.length + content.records.length)
    await writeRows({ tx, by: { doctor, at: instant(now()) }, names, facts, documents, wrote }, content)
    watch.check()
  })
  const { patients, records, analyses } = content
  return { patients: patients.length, records: records.length, images: images.length, analyses: analyses.length }
}

/**
 * Brings an exported archive into an account, all of it or nothing: every row and every original is checked first. What the
 * account has stays; uuids that are taken get new ones, a case number that is taken refuses the archive.
 */
export const importAccount = async (ports: Ports, { doctor, place, watch = unwatched }: Wish): Promise<Imported> => {
  const zip = await openZip(place, { nameShape, largest: largestFile })
  const arrivals: Arrival[] = []
  let done = false
  try {
    const imported = await bring(ports, { zip, doctor, watch, arrivals })
    done = true
    return imported
  } finally {
    zip.close()
    for (const arrival of arrivals) await arrival.discard()
    if (!done)
      await removeUnused(
        { files: ports.files },
        arrivals.map(arrival => arrival.hash),
      )
  }
}

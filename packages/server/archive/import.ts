import { randomUUID } from 'node:crypto'
import { latestToday } from '@sella/ceph/patient/record-day'
import type { Imported, SameNumber } from '@sella/contract/import-event'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Arrival, FileStore } from '../files/store'
import { removeUnused } from '../files/unused'
import { ownPatient } from '../patients/rows'
import { inTurn } from '../patients/store'
import { type Content, readContent } from './content'
import { keepDocuments } from './documents-in'
import { type ArchivedRecord, nameShape } from './format'
import { type Fitted, fitted } from './merge'
import { namesHere } from './new-names'
import { keepOriginals } from './originals-in'
import { rowsOf, unwatched, type Watch } from './watch'
import { writeRows } from './write-rows'
import { openZip, type ZipIn } from './zip-in'

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly now: Clock
}

interface Wish {
  readonly doctor: string
  /** Path of the archive on this machine. */
  readonly place: string
  readonly watch?: Watch
  /** What to do with cases whose number is taken; if this is not given and one is taken, NumbersTaken is thrown. */
  readonly sameNumber?: SameNumber
}

/** Most bytes to which one file of an archive may unpack. */
const largestFile = 4_000_000_000

const uuidsOf = (record: ArchivedRecord): string[] => [
  record.uuid,
  ...[...record.images, ...record.plans, ...record.rereads].map(own => own.uuid),
]

const uuidsIn = ({ agencies, patients, records, analyses, documents }: Content): string[] => [
  ...[...agencies, ...patients, ...analyses, ...documents].map(row => row.uuid),
  ...records.flatMap(uuidsOf),
]

/**
 * Cases that receive something, as they are now: until their originals are here a large archive takes minutes, in which somebody may
 * have written in them. Nobody writes in them until the transaction ends.
 */
const asTheyAre = async (store: OpenDatabase, doctor: string, merged: Fitted['merged']): Promise<Fitted['merged']> => {
  const now: Fitted['merged'][number][] = []
  for (const { here, archived } of merged) {
    await inTurn(store.db, store, here.uuid)
    const row = await ownPatient(store.db, { doctor, uuid: here.uuid, binned: here.deleted_at !== null })
    now.push({ here: row, archived })
  }
  return now
}

const bring = async (
  { store, files, now }: Ports,
  {
    zip,
    doctor,
    watch,
    arrivals,
    sameNumber,
  }: { zip: ZipIn; doctor: string; watch: Watch; arrivals: Arrival[]; sameNumber: SameNumber },
): Promise<Imported> => {
  watch.report('reading', 0, 0)
  const whole = await readContent(zip, latestToday(now()))
  watch.check()
  const { content, uuidsHere, merged, matches } = await fitted(store.db, doctor, { content: whole, sameNumber })
  const images = [...content.records.flatMap(record => record.images), ...matches.flatMap(({ lacking }) => lacking.images)]
  const facts = await keepOriginals({ zip, files, arrivals, watch }, images)
  const documents = await keepDocuments({ zip, files, arrivals, watch }, content.documents)
  const more = await store.db.transaction().execute(async tx => {
    const mergedNow = await asTheyAre({ ...store, db: tx }, doctor, merged)
    const uuids = [...uuidsIn(content), ...matches.flatMap(({ archived }) => uuidsOf(archived))]
    const names = await namesHere(tx, { uuids, uuidsHere, fresh: randomUUID })
    const wrote = rowsOf(watch, content.patients.length + content.records.length)
    const writing = { tx, by: { doctor, at: instant(now()) }, names, facts, documents, merged: mergedNow, matches, wrote }
    const wroteMore = await writeRows(writing, content)
    watch.check()
    return wroteMore
  })
  const { patients, records, analyses } = content
  const restored = merged.filter(({ here }) => here.deleted_at !== null).length
  return {
    ...{ patients: patients.length + merged.length, merged: merged.length },
    ...{ records: records.length, images: images.length, analyses: analyses.length },
    ...{ ...more, ...(restored > 0 && { restored }) },
  }
}

/**
 * Imports an exported archive into an account, all of it or nothing: every row and every original is checked first. Existing data
 * of the account stays. Uuids that are taken get new ones. For a case number that is taken the caller must decide: only what the
 * existing case lacks is added to it, or the case gets a number of its own, or it is left out.
 */
export const importAccount = async (
  ports: Ports,
  { doctor, place, watch = unwatched, sameNumber = {} }: Wish,
): Promise<Imported> => {
  const zip = await openZip(place, { nameShape, largest: largestFile })
  const arrivals: Arrival[] = []
  let done = false
  try {
    const imported = await bring(ports, { zip, doctor, watch, arrivals, sameNumber })
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

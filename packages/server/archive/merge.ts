import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { parseSchemes, serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import type { SameNumber } from '@sella/contract/import-event'
import { inParts } from '../db/in-parts'
import type { Db } from '../db/open'
import { hashIn } from '../files/store'
import { fold } from '../keys/fold'
import type { PatientRow } from '../patients/rows'
import { archivedRecordsOf } from './case-rows'
import type { Content } from './content'
import type { ArchivedPatient, ArchivedRecord } from './format'
import { withoutOldBin } from './old-bin'
import { type Match, recordsHere } from './same-record'
import { decided, takenHere } from './taken'

/** What remains of an archive to be written once it is decided what happens to cases that may already exist here. */
export interface Fitted {
  readonly content: Content
  /** New uuids for what has another one here: merged cases, and those of their records that already exist. */
  readonly uuidsHere: ReadonlyMap<string, string>
  /** Existing cases that receive something, as the archive has them and as they are. */
  readonly merged: readonly { readonly here: PatientRow; readonly archived: ArchivedPatient }[]
  /** The archive's records that are here already, with what each adds. */
  readonly matches: readonly Match[]
}

/** A number not yet taken: `A-1 (2)`. */
const freeNumber = (caseNo: string, taken: Set<string>): string => {
  for (let count = 2; ; count += 1) {
    const end = ` (${count})`
    const number = caseNo.slice(0, 64 - end.length) + end
    if (taken.has(fold(number))) continue
    taken.add(fold(number))
    return number
  }
}

const numbersOf = async (db: Db, doctor: string, { patients }: Content): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('patient')
    .select('case_key')
    .where('doctor_id', '=', doctor)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set([...rows.map(row => row.case_key), ...patients.map(({ caseNo }) => fold(caseNo))])
}

/** Values per statement; SQLite accepts 32,766 of them. */
const atOnce = 500

/** Frozen documents of cases, by the hash of their bytes. */
const documentsHere = async (db: Db, doctor: string, cases: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const documents = new Map<string, string>()
  for (const some of inParts(cases, atOnce)) {
    const own = db.selectFrom('document').select(['uuid', 'hash']).where('doctor_id', '=', doctor)
    for (const { hash, uuid } of await own.where('case_uuid', 'in', some).execute()) documents.set(hash, uuid)
  }
  return documents
}

type Taken = ReturnType<typeof decided>

/** A record is looked for among those of its case first, and only then in their bin. */
const matchesOf = async (db: Db, content: Content, merging: Taken): Promise<readonly Match[]> => {
  const matches: Match[] = []
  const byCase = new Map<string, ArchivedRecord[]>(merging.map(({ archived }) => [archived.uuid, []]))
  for (const record of content.records) byCase.get(record.caseUuid)?.push(record)
  for (const { archived, here } of merging) {
    const own = byCase.get(archived.uuid) ?? []
    const rowsHere = async (binned: boolean) => (await archivedRecordsOf(db, here.uuid, { binned, binnedImages: true })).records
    const live = recordsHere(own, await rowsHere(false))
    const left = own.filter(record => !live.some(match => match.archived === record))
    matches.push(...live, ...recordsHere(left, await rowsHere(true)))
  }
  return matches
}

interface Here {
  readonly merging: Taken
  readonly matches: readonly Match[]
}

/** New uuids for the cases to be merged, and for those of their records and documents that already exist here. */
const uuidsHereOf = async (
  db: Db,
  doctor: string,
  content: Content,
  { merging, matches }: Here,
): Promise<Map<string, string>> => {
  const uuidsHere = new Map(merging.map(({ archived, here }) => [archived.uuid, here.uuid]))
  for (const { archived, here } of matches) uuidsHere.set(archived.uuid, here.uuid)
  const cases = merging.map(({ here }) => here.uuid)
  const documentUuids = await documentsHere(db, doctor, cases)
  for (const { uuid, caseUuid, file } of content.documents) {
    const same = uuidsHere.has(caseUuid) ? documentUuids.get(hashIn(file)) : undefined
    if (same) uuidsHere.set(uuid, same)
  }
  return uuidsHere
}

/** What is left to write: without cases left out, and without what existing cases already have. */
const remaining = (content: Content, taken: Taken, uuidsHere: ReadonlyMap<string, string>, numbers: Set<string>): Content => {
  const then = new Map(taken.map(patient => [patient.archived.uuid, patient]))
  const out = (caseUuid: string): boolean => then.get(caseUuid)?.then === 'leave'
  return {
    ...content,
    patients: content.patients.flatMap(patient => {
      const near = then.get(patient.uuid)
      if (near === undefined) return [patient]
      if (near.then !== 'separate') return []
      return [near.byNumber ? { ...patient, caseNo: freeNumber(patient.caseNo, numbers) } : patient]
    }),
    // For a case that already exists, the archive's bin is left behind.
    records: content.records.filter(
      record =>
        !out(record.caseUuid) && !uuidsHere.has(record.uuid) && !(uuidsHere.has(record.caseUuid) && record.deletedAt !== null),
    ),
    overlaps: content.overlaps.filter(row => !out(row.caseUuid)),
    documents: content.documents.filter(row => !out(row.caseUuid) && !uuidsHere.has(row.uuid)),
  }
}

/**
 * Fits an archive to the existing data: cases that may already exist are merged, imported separately (under another number where
 * theirs is taken), or left out.
 */
export const fitted = async (
  db: Db,
  doctor: string,
  { content: whole, sameNumber }: { content: Content; sameNumber: SameNumber },
): Promise<Fitted> => {
  const content = await withoutOldBin(db, doctor, whole)
  const taken = decided(await takenHere(db, doctor, content.patients), sameNumber)
  const numbers = taken.some(patient => patient.then === 'separate') ? await numbersOf(db, doctor, content) : new Set<string>()
  const merging = taken.filter(patient => patient.then === 'merge')
  const matches = await matchesOf(db, content, merging)
  const uuidsHere = await uuidsHereOf(db, doctor, content, { merging, matches })
  return {
    ...{ uuidsHere, matches, merged: merging.map(({ here, archived }) => ({ here, archived })) },
    content: remaining(content, taken, uuidsHere, numbers),
  }
}

const plain = ({ name, ...rest }: OverlapScheme): string => JSON.stringify(rest)

/** The schemes of a case followed by the imported ones: identical ones only once, others of the same name with a number added. */
export const withSchemes = (here: string, coming: string): string => {
  const [own, more] = [parseSchemes(here), parseSchemes(coming)]
  if (!own || !more) return here
  const all = [...own]
  for (const scheme of more) {
    if (all.some(other => other.name.startsWith(scheme.name) && plain(other) === plain(scheme))) continue
    let name = scheme.name
    for (let count = 2; all.some(existing => existing.name === name); count += 1) name = `${scheme.name} (${count})`
    all.push({ ...scheme, name })
  }
  return serialiseSchemes(all)
}

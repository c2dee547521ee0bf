import type { Readable } from 'node:stream'
import type { Lang } from '@sella/ceph/words'
import { fromStored, LATERAL_CEPH, storedFilm } from '@sella/contract/documents/tracing'
import type { Db } from '../db/open'
import type { FileStore } from '../files/store'
import { type CaseRows, caseRows } from './case-rows'
import { type ArchivedRecord, archiveFormat, archiveVersion } from './format'
import type { ReadyCase } from './ready-case'
import { analyzeInput } from './tracing-out'
import { unnamedCase } from './unnamed'
import { namesOf } from './unnamed-pictures'
import { jsonLines, type ZipEntry, zipOf } from './zip-out'

interface Ports {
  readonly db: Db
  readonly files: FileStore
}

export interface CaseWish {
  readonly doctor: string
  readonly caseUuid: string
  /** If false, nobody is named: for teaching. */
  readonly identity: boolean
  /** Whether an anonymous export includes photos of the face, which reveal the person. */
  readonly facePhotos: boolean
  readonly lang: Lang
}

const namedCase = (files: FileStore, { originals, ...rows }: CaseRows): ReadyCase => ({
  rows,
  files: [...originals].map(([name, path]) => ({
    name,
    open: async () => (await files.find(path))?.open() ?? Promise.reject(new Error(`${path} has gone`)),
  })),
  close: async () => undefined,
})

/** Whether a record's tracing was placed on the film it shows: on another one its points lie elsewhere on the skull (`tracingOf`). */
const isShown = ({ cephFilm, images }: ArchivedRecord): boolean => {
  const film = images.find(({ type, beside }) => type === LATERAL_CEPH && !beside)
  return !film || cephFilm === null || namesOf(film).frame === cephFilm
}

/** A record's tracing in the form `sella analyze` reads, for other programs; none where the record shows none. */
const tracingEntries = ({ records }: ReadyCase['rows']): readonly ZipEntry[] =>
  records.flatMap(record => {
    const { uuid, cephPoints } = record
    const read = cephPoints === null || !isShown(record) ? null : fromStored(cephPoints, storedFilm(LATERAL_CEPH, null))
    return read?.ok ? [{ name: `tracings/${uuid}.json`, open: () => [JSON.stringify(analyzeInput(read.value))] }] : []
  })

/** An empty account: whoever imports the case keeps her own. */
const account = (agencies: CaseRows['agencies']) => ({
  ...{ loginName: '', userName: '', phone: null, email: null, age: null, avatar: null },
  agencies,
})

/**
 * One case as an archive of the same form as an account's, with its records, pictures, overlaps, plans and documents, so that any
 * account can import it: for a referral or, without identity, for teaching.
 */
export const exportCase = async (ports: Ports, wish: CaseWish, at: Date): Promise<Readable> => {
  const rows = await caseRows(ports, wish)
  const ready = wish.identity ? namedCase(ports.files, rows) : await unnamedCase(ports.files, rows, { ...wish, at })
  const { patient, agencies, records, overlaps, documents } = ready.rows
  const manifest = { format: archiveFormat, version: archiveVersion, madeAt: at.toISOString(), scope: 'case', missing: [] }
  const lists: readonly ZipEntry[] = [
    { name: 'manifest.json', open: () => [JSON.stringify(manifest)] },
    { name: 'account.json', open: () => [JSON.stringify(account(agencies))] },
    { name: 'patients.json', open: () => jsonLines([patient]) },
    { name: 'records.json', open: () => jsonLines(records) },
    ...(['analyses', 'settings'] as const).map(name => ({ name: `${name}.json`, open: () => jsonLines([]) })),
    { name: 'overlaps.json', open: () => jsonLines(overlaps) },
    { name: 'documents.json', open: () => jsonLines(documents) },
  ]
  const pictures = ready.files.map(({ name, open }): ZipEntry => ({ name, stored: true, open }))
  const zip = zipOf([...lists, ...tracingEntries(ready.rows), ...pictures], at)
  zip.once('close', () => void ready.close())
  return zip
}

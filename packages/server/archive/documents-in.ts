import { readFile } from 'node:fs/promises'
import type { Arrival, FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import { readFrozen } from '../pdf/read-frozen'
import type { ArchivedDocument } from './format'
import type { Watch } from './watch'
import type { ZipIn } from './zip-in'

/** A report of a hundred pages with photos stays far below. */
const largestDocument = 100_000_000

/** Where a document's bytes lie in the store, and how many they are. */
export interface KeptDocument {
  readonly path: string
  readonly hash: string
  readonly bytes: number
}

const keep = async (files: FileStore, arrival: Arrival, row: ArchivedDocument): Promise<KeptDocument> => {
  const { seal, number, identity } = readFrozen(await readFile(arrival.place))
  // A register that took in what anybody wrote would vouch for it.
  const own = seal === 'whole' && number === row.number && identity === row.identity
  if (!own || !row.file.includes(arrival.hash)) throw new Refusal('ARCHIVE_INVALID', { place: row.file })
  return { path: await arrival.keep('pdf'), hash: arrival.hash, bytes: arrival.bytes }
}

interface From {
  readonly zip: ZipIn
  readonly files: FileStore
  /** Gets every file that came in; to be discarded when the rows that name them are written or refused. */
  readonly arrivals: Arrival[]
  readonly watch: Watch
}

/** Takes the documents of an archive in, byte for byte; one that is not as it was made is refused. By their name in the archive. */
export const keepDocuments = async (
  { zip, files, arrivals, watch }: From,
  rows: readonly ArchivedDocument[],
): Promise<ReadonlyMap<string, KeptDocument>> => {
  const kept = new Map<string, KeptDocument>()
  for (const row of rows) {
    watch.check()
    const arrival = await files.receive(await zip.open(row.file), largestDocument)
    arrivals.push(arrival)
    kept.set(row.file, await keep(files, arrival, row))
  }
  return kept
}

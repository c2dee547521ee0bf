import { readFile } from 'node:fs/promises'
import type { Arrival, FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import { readFrozen } from '../pdf/read-frozen'
import type { ArchivedDocument } from './format'
import type { Watch } from './watch'
import type { ZipIn } from './zip-in'

/** In bytes; a report of a hundred pages with photos stays far below. */
const largestDocument = 100_000_000

/** The path of a document's bytes in the store, and their number. */
export interface DocumentEntry {
  readonly path: string
  readonly hash: string
  readonly bytes: number
}

const keep = async (arrival: Arrival, row: ArchivedDocument): Promise<DocumentEntry> => {
  const { seal, number, identity } = readFrozen(await readFile(arrival.place))
  // A register that accepted documents written by anybody would vouch for them.
  const own = seal === 'whole' && number === row.number && identity === row.identity
  if (!own || !row.file.includes(arrival.hash)) throw new Refusal('ARCHIVE_INVALID', { place: row.file })
  return { path: await arrival.keep('pdf'), hash: arrival.hash, bytes: arrival.bytes }
}

interface From {
  readonly zip: ZipIn
  readonly files: FileStore
  /** Collects every file taken in; discard them once the rows that name them have been written or refused. */
  readonly arrivals: Arrival[]
  readonly watch: Watch
}

/** Takes in the documents of an archive, byte for byte, by their name in the archive; refuses one that is not as it was made. */
export const keepDocuments = async (
  { zip, files, arrivals, watch }: From,
  rows: readonly ArchivedDocument[],
): Promise<ReadonlyMap<string, DocumentEntry>> => {
  const kept = new Map<string, DocumentEntry>()
  for (const row of rows) {
    watch.check()
    const arrival = await files.receive(await zip.open(row.file), largestDocument)
    arrivals.push(arrival)
    kept.set(row.file, await keep(arrival, row))
  }
  return kept
}

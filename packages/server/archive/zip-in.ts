import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Refusal } from '../http/refusal'

/** A ZIP from an untrusted source, with its directory checked. */
export interface ZipIn {
  readonly names: ReadonlySet<string>
  /** The bytes of one file; throws ARCHIVE_INVALID as soon as they differ from what the directory says. */
  open(name: string): Promise<Readable>
  close(): void
}

interface Rules {
  /** The allowed file names; any other name causes the archive to be refused. */
  readonly nameShape: RegExp
  /** Most bytes to which one file may unpack. */
  readonly largest: number
}

const mostEntries = 2_000_000
/** JSON compresses to about 30:1 at most; a zip bomb to 1000:1. */
const densest = 200
/** Files below this many bytes may be compressed more densely. */
const harmless = 1_000_000

const invalid = (place: string): Refusal => new Refusal('ARCHIVE_INVALID', { place: place.slice(0, 100) })

/** Without a position: the archive has no directory that could name one, or none that can be trusted. */
const noZip = (): Refusal => new Refusal('ARCHIVE_NO_ZIP')

const checkEntry = (entry: Entry, { nameShape, largest }: Rules): void => {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (!nameShape.test(fileName) || entry.isEncrypted() || !entry.canDecodeFileData()) throw invalid(fileName)
  if (uncompressedSize > largest) throw invalid(fileName)
  if (uncompressedSize > harmless && uncompressedSize > compressedSize * densest) throw invalid(fileName)
}

/** All files of the ZIP by name. Overlapping entries, as in a zip bomb, add up to more than the file's size. */
const contents = async (zip: ZipFile, rules: Rules): Promise<ReadonlyMap<string, Entry>> => {
  if (zip.entryCount > mostEntries) throw noZip()
  const entries = new Map<string, Entry>()
  let packed = 0
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry, rules)
    packed += entry.compressedSize
    if (entries.has(entry.fileName) || packed > zip.fileSize) throw invalid(entry.fileName)
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** Opened when its first byte is requested, so that no error occurs before there is a listener. */
async function* checked(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const { crc32: expected, fileName } = entry
  let sum = 0
  try {
    for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      sum = crc32(piece, sum)
      yield piece
    }
  } catch {
    throw invalid(fileName)
  }
  if (sum !== expected) throw invalid(fileName)
}

const orNoZip = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refusal ? error : noZip()
  }
}

/**
 * Opens a ZIP on this machine; refuses anything that is not a ZIP, unknown names, paths that lead outside, duplicates, bombs and
 * encryption.
 */
export const openZip = async (place: string, rules: Rules): Promise<ZipIn> => {
  const options = { autoClose: false, lazyEntries: true, strictFileNames: true, validateEntrySizes: true, decodeStrings: true }
  const zip = await orNoZip(() => openPromise(place, options))
  try {
    const entries = await orNoZip(() => contents(zip, rules))
    const open = async (name: string): Promise<Readable> => {
      const entry = entries.get(name)
      if (!entry) throw invalid(name)
      return Readable.from(checked(zip, entry), { objectMode: false })
    }
    return { names: new Set(entries.keys()), open, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

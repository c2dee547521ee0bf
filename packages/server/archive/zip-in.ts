import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Refusal } from '../http/refusal'

/** A ZIP that somebody gives us, its table of contents checked. */
export interface ZipIn {
  readonly names: ReadonlySet<string>
  /** The bytes of one file; throws ARCHIVE_INVALID as soon as they are not what the table of contents says. */
  open(name: string): Promise<Readable>
  close(): void
}

interface Rules {
  /** Every name a file may have; anything else refuses the archive. */
  readonly nameShape: RegExp
  /** Bytes one file may unpack to. */
  readonly largest: number
}

const mostEntries = 2_000_000
/** JSON packs at most about 30 to 1; a bomb packs 1000 to 1. */
const densest = 200
/** Small files may be dense. */
const harmless = 1_000_000

const invalid = (place: string): Refusal => new Refusal('ARCHIVE_INVALID', { place: place.slice(0, 100) })

const checkEntry = (entry: Entry, { nameShape, largest }: Rules): void => {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (!nameShape.test(fileName) || entry.isEncrypted() || !entry.canDecodeFileData()) throw invalid(fileName)
  if (uncompressedSize > largest) throw invalid(fileName)
  if (uncompressedSize > harmless && uncompressedSize > compressedSize * densest) throw invalid(fileName)
}

/** All files of the ZIP by name. Parts that lie over each other, as in a bomb, add up to more than the file. */
const contents = async (zip: ZipFile, rules: Rules): Promise<ReadonlyMap<string, Entry>> => {
  if (zip.entryCount > mostEntries) throw invalid('zip')
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

/** Opened when its first byte is wanted, so that no error comes before somebody listens. */
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

const orInvalid = async <T>(place: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refusal ? error : invalid(place)
  }
}

/** Opens a ZIP on this machine; refuses what is none, unknown names, paths that lead elsewhere, doubles, bombs and encryption. */
export const openZip = async (place: string, rules: Rules): Promise<ZipIn> => {
  const options = { autoClose: false, lazyEntries: true, strictFileNames: true, validateEntrySizes: true, decodeStrings: true }
  const zip = await orInvalid('zip', () => openPromise(place, options))
  try {
    const entries = await orInvalid('zip', () => contents(zip, rules))
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

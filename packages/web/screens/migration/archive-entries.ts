const endOfArchive = 0x06054b50
const entryOfArchive = 0x02014b50

interface ArchiveEntry {
  readonly name: string
  /** Sizes in bytes, as declared. */
  readonly packed: number
  readonly unpacked: number
  /** Compression: 0 none, 8 deflate. */
  readonly method: number
  /** Position of its local header. */
  readonly at: number
}

/** What the directory of an archive lists (ZIP 4.3.12, 4.3.16); null if it is no archive. */
export const archiveEntries = (view: DataView): readonly ArchiveEntry[] | null => {
  const least = Math.max(0, view.byteLength - 65_557)
  let end = view.byteLength - 22
  while (end >= least && view.getUint32(end, true) !== endOfArchive) end -= 1
  if (end < least) return null
  const entries: ArchiveEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let i = view.getUint16(end + 10, true); i > 0; i -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryOfArchive) return null
    const nameLength = view.getUint16(at + 28, true)
    if (at + 46 + nameLength > view.byteLength) return null
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The text of an entry; throws where it is broken. */
export const archivedText = async (view: DataView, { at, method, packed }: ArchiveEntry): Promise<string> => {
  const begin = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const bytes = new Blob([new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset + begin, packed)])
  const unpacked = method === 8 ? bytes.stream().pipeThrough(new DecompressionStream('deflate-raw')) : bytes.stream()
  return new Response(unpacked).text()
}

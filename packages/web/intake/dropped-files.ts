/** Files that systems leave in folders for themselves. */
const systems = /^(\..*|thumbs\.db|desktop\.ini|dicomdir)$/i

/** A file of a drop that is not looked at. */
export interface Omitted {
  readonly name: string
  readonly size: number
  /** What a system leaves for itself; more than is taken in at once. */
  readonly why: 'system' | 'tooMany'
}

export interface Dropped {
  readonly files: readonly File[]
  readonly omitted: readonly Omitted[]
}

/** More files than this are no record of one patient. */
const largest = 500
/** A folder with more entries than this is not even counted to its end. */
const furthest = 10_000

const fileOf = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise(resolve => entry.file(resolve, () => resolve(null)))

/** A folder's entries come in portions until there are none. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>(resolve => reader.readEntries(resolve, () => resolve([])))
    if (some.length === 0 || all.length > furthest) return all
    all.push(...some)
  }
}

interface Collected {
  readonly files: File[]
  readonly omitted: Omitted[]
}

const walk = async (entry: FileSystemEntry, into: Collected): Promise<void> => {
  if (into.files.length + into.omitted.length >= furthest) return
  if (!entry.isFile) {
    for (const inner of await entriesOf(entry as FileSystemDirectoryEntry)) await walk(inner, into)
    return
  }
  const file = await fileOf(entry as FileSystemFileEntry)
  if (!file) return
  const why = systems.test(entry.name) ? 'system' : into.files.length >= largest ? 'tooMany' : null
  if (why) into.omitted.push({ name: file.name, size: file.size, why })
  else into.files.push(file)
}

/** The files of a drop, those in folders too, and what of them is not looked at. To be called while the event is handled. */
export const droppedFiles = (transfer: DataTransfer): Promise<Dropped> => {
  // After the event the items are gone: entries are asked for at once.
  const entries = [...transfer.items].flatMap(item => (item.kind === 'file' ? [item.webkitGetAsEntry?.() ?? null] : []))
  const plain = [...transfer.files]
  if (!entries.some(entry => entry?.isDirectory)) return Promise.resolve({ files: plain, omitted: [] })
  const collect = async (): Promise<Dropped> => {
    const all: Collected = { files: [], omitted: [] }
    for (const entry of entries) if (entry) await walk(entry, all)
    return all
  }
  return collect()
}

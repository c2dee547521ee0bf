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
  /** The folders each file lies in, in the order of the files, the outermost first; none for a file that was dropped by itself. */
  readonly folders?: readonly (readonly string[])[]
  readonly omitted: readonly Omitted[]
}

/** More files than this are no record of one patient. */
const largest = 500
/** A folder with more entries than this is not even counted to its end. */
const furthest = 20_000

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
  readonly folders: (readonly string[])[]
  readonly omitted: Omitted[]
}

const takeIn = (file: File, folders: readonly string[], into: Collected): void => {
  if (systems.test(file.name)) into.omitted.push({ name: file.name, size: file.size, why: 'system' })
  else {
    into.files.push(file)
    into.folders.push(folders)
  }
}

const walk = async (entry: FileSystemEntry, folders: readonly string[], into: Collected): Promise<void> => {
  if (into.files.length + into.omitted.length >= furthest) return
  if (!entry.isFile) {
    const within = [...folders, entry.name]
    for (const inner of await entriesOf(entry as FileSystemDirectoryEntry)) await walk(inner, within, into)
    return
  }
  const file = await fileOf(entry as FileSystemFileEntry)
  if (file) takeIn(file, folders, into)
}

/** A drop for one patient: what is more than one has is counted and left out. */
export const ofOnePatient = ({ files, omitted }: Dropped): Dropped => ({
  files: files.slice(0, largest),
  omitted: [...omitted, ...files.slice(largest).map(({ name, size }) => ({ name, size, why: 'tooMany' as const }))],
})

/** The files of a folder that was chosen in a dialog, with their folders. */
export const chosenFolder = (files: readonly File[]): Dropped => {
  const all: Collected = { files: [], folders: [], omitted: [] }
  for (const file of files.slice(0, furthest)) takeIn(file, file.webkitRelativePath.split('/').slice(0, -1), all)
  return all
}

/** The files of a drop, those in folders too, and what of them is not looked at. To be called while the event is handled. */
export const droppedFiles = (transfer: DataTransfer): Promise<Dropped> => {
  // After the event the items are gone: entries are asked for at once.
  const entries = [...transfer.items].flatMap(item => (item.kind === 'file' ? [item.webkitGetAsEntry?.() ?? null] : []))
  const plain = [...transfer.files]
  if (!entries.some(entry => entry?.isDirectory)) return Promise.resolve({ files: plain, omitted: [] })
  const collect = async (): Promise<Dropped> => {
    const all: Collected = { files: [], folders: [], omitted: [] }
    for (const entry of entries) if (entry) await walk(entry, [], all)
    return all
  }
  return collect()
}

/** Files that operating systems store beside others for their own use; a hidden one with an ending of its own may be a picture. */
const systems = /^(\._.*|\.[^.]*|(eh)?thumbs\.db|desktop\.ini|dicomdir)$/i

const isSystem = ({ name }: File): boolean => systems.test(name)

/** A file of a drop that is not examined. */
export interface Omitted {
  readonly name: string
  readonly size: number
  /** A system file, or one beyond the number accepted at once. */
  readonly why: 'system' | 'tooMany'
}

export interface Dropped {
  readonly files: readonly File[]
  /** The folders containing each file, in the order of the files, outermost first; empty for a file dropped on its own. */
  readonly folders?: readonly (readonly string[])[]
  readonly omitted: readonly Omitted[]
}

/** More files than this cannot be the record of one patient. */
const largest = 500
/** A folder with more entries than this is not even counted completely. */
const furthest = 20_000

const fileOf = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise(resolve => entry.file(resolve, () => resolve(null)))

/** All entries of a folder; browsers return them in batches, the last one empty. */
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
  if (isSystem(file)) into.omitted.push({ name: file.name, size: file.size, why: 'system' })
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

/** A drop for one patient: files beyond the number one patient can have are counted and omitted. */
export const ofOnePatient = ({ files, omitted }: Dropped): Dropped => ({
  files: files.slice(0, largest),
  omitted: [...omitted, ...files.slice(largest).map(({ name, size }) => ({ name, size, why: 'tooMany' as const }))],
})

/** A drop for one patient and another that came before the first was read: nothing of either is lost. */
export const joinedDrops = (first: Dropped, second: Dropped): Dropped =>
  ofOnePatient({ files: [...first.files, ...second.files], omitted: [...first.omitted, ...second.omitted] })

/** Files dropped, pasted or chosen without a folder. */
export const looseFiles = (files: readonly File[]): Dropped => ({
  files: files.filter(file => !isSystem(file)),
  omitted: files.filter(isSystem).map(({ name, size }) => ({ name, size, why: 'system' })),
})

/** The files of a folder chosen in a dialog, with their folders. */
export const chosenFolder = (files: readonly File[]): Dropped => {
  const all: Collected = { files: [], folders: [], omitted: [] }
  for (const file of files.slice(0, furthest)) takeIn(file, file.webkitRelativePath.split('/').slice(0, -1), all)
  return all
}

/** The files of a drop, including those in folders, and those not examined. Must be called while the event is handled. */
export const droppedFiles = (transfer: DataTransfer): Promise<Dropped> => {
  // The items are gone after the event, so the entries are requested at once.
  const entries = [...transfer.items].flatMap(item => (item.kind === 'file' ? [item.webkitGetAsEntry?.() ?? null] : []))
  const plain = [...transfer.files]
  if (!entries.some(entry => entry?.isDirectory)) return Promise.resolve(looseFiles(plain))
  const collect = async (): Promise<Dropped> => {
    const all: Collected = { files: [], folders: [], omitted: [] }
    for (const entry of entries) if (entry) await walk(entry, [], all)
    return all
  }
  return collect()
}

/** Files that systems leave in folders for themselves. */
const systems = /^(\..*|thumbs\.db|desktop\.ini|dicomdir)$/i

/** More files than this are no record of one patient. */
const most = 500

const fileOf = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise(resolve => entry.file(resolve, () => resolve(null)))

/** A folder's entries come in portions until there are none. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>(resolve => reader.readEntries(resolve, () => resolve([])))
    if (some.length === 0 || all.length > most) return all
    all.push(...some)
  }
}

const walk = async (entry: FileSystemEntry, into: File[]): Promise<void> => {
  if (into.length >= most || systems.test(entry.name)) return
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry)
    if (file) into.push(file)
  } else for (const inner of await entriesOf(entry as FileSystemDirectoryEntry)) await walk(inner, into)
}

/** The files of a drop, those in folders too, without what systems leave there. To be called while the event is handled. */
export const droppedFiles = (transfer: DataTransfer): Promise<readonly File[]> => {
  // After the event the items are gone: entries are asked for at once.
  const entries = [...transfer.items].flatMap(item => (item.kind === 'file' ? [item.webkitGetAsEntry?.() ?? null] : []))
  const plain = [...transfer.files]
  if (!entries.some(entry => entry?.isDirectory)) return Promise.resolve(plain)
  const collect = async (): Promise<readonly File[]> => {
    const found: File[] = []
    for (const entry of entries) if (entry) await walk(entry, found)
    return found
  }
  return collect()
}

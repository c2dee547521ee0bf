/**
 * A second copy of stored texts, in the browser's database. Local storage is written to disk only every few seconds: a killed
 * browser or a power failure loses the latest texts. Here a text is on disk a moment after it was stored.
 */
export interface Written {
  readonly name: string
  /** Null: deleted. */
  readonly text: string | null
  /** Counts every write in this browser, so that the later of two is known. */
  readonly turn: number
}

const [base, table] = ['sella', 'kept']

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let opening: Promise<IDBDatabase> | null = null

/** Undefined outside a browser. */
const factory = globalThis.indexedDB as IDBFactory | undefined

const database = (by: IDBFactory): Promise<IDBDatabase> => {
  if (opening) return opening
  const request = by.open(base, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'name' })
  opening = asked(request)
  return opening
}

const writing = async (change: (store: IDBObjectStore) => void): Promise<void> => {
  if (!factory) return
  try {
    change((await database(factory)).transaction(table, 'readwrite', { durability: 'strict' }).objectStore(table))
  } catch {
    // A forbidden database costs the second copy; the first one is in local storage.
  }
}

export const writeDown = (entry: Written): Promise<void> => writing(store => store.put(entry))

/** Deletes everything whose name has this prefix. */
export const strike = (start: string): Promise<void> => writing(store => store.delete(IDBKeyRange.bound(start, `${start}\uffff`)))

/** What local storage has lost: everything written after the last turn it contains. */
export const lost = (all: readonly Written[], turn: number): readonly Written[] => all.filter(entry => entry.turn > turn)

/** Milliseconds the start waits for the database: after a power failure, when it matters most, a slow machine needs seconds. */
const longest = 10_000

/** All stored texts; nothing if the database does not respond. */
export const allWritten = async (): Promise<readonly Written[]> => {
  if (!factory) return []
  const late = new Promise<readonly Written[]>(resolve => setTimeout(() => resolve([]), longest))
  const read = async () => asked<Written[]>((await database(factory)).transaction(table).objectStore(table).getAll())
  return Promise.race([read(), late]).catch(() => [])
}

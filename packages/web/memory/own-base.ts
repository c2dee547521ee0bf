/** Resolves when a transaction is stored: a page left before then loses it. */
const completed = (transaction: IDBTransaction): Promise<void> => {
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  // Awaited only where the work itself succeeds.
  end.catch(() => undefined)
  return end
}

/** One of this browser's own databases, its tables keyed by `id`. Null where the browser stores nothing. */
export const ownBase = <T extends string>(base: string, tables: readonly T[]) => {
  const factory = globalThis.indexedDB as IDBFactory | undefined
  let opening: Promise<IDBDatabase> | null = null
  const database = (by: IDBFactory): Promise<IDBDatabase> => {
    if (opening) return opening
    const request = by.open(base, 1)
    request.onupgradeneeded = () => {
      for (const table of tables) request.result.createObjectStore(table, { keyPath: 'id' })
    }
    opening = asked(request)
    return opening
  }
  /** Runs within one transaction and resolves once what it wrote is stored; `otherwise` if the browser stores nothing, or nothing more. */
  return async <R>(
    otherwise: R,
    mode: IDBTransactionMode,
    work: (of: (table: T) => IDBObjectStore) => Promise<R>,
  ): Promise<R> => {
    if (!factory) return otherwise
    try {
      const transaction = (await database(factory)).transaction([...tables], mode)
      const written = mode === 'readwrite' ? completed(transaction) : null
      const result = await work(table => transaction.objectStore(table))
      await written
      return result
    } catch {
      return otherwise
    }
  }
}

export const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

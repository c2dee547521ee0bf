import { asked, ownBase } from './own-base'

/**
 * Files and their facts, stored in this browser's own database until they have arrived: they survive a page, a tab and a crash. A
 * row belongs to an account, and temporarily to the window working on it.
 */
export interface StoredRow<T> {
  readonly id: string
  readonly owner: string
  readonly value: T
  /** The window working on it. */
  readonly window: string
  /** Instant in ms until which no other window takes it over. */
  readonly until: number
}

const tables = ['rows', 'groups', 'files'] as const
type TableName = (typeof tables)[number]

const within = ownBase('sella-files', tables)

export interface StoredFile {
  readonly id: string
  readonly file: Blob
}

export interface StoredGroup<G> {
  readonly id: string
  readonly owner: string
  readonly value: G
}

export const allStored = <T, G>(owner: string) =>
  within({ rows: [] as readonly StoredRow<T>[], groups: [] as readonly StoredGroup<G>[] }, 'readonly', async of => {
    const rows = asked<StoredRow<T>[]>(of('rows').getAll())
    const groups = asked<StoredGroup<G>[]>(of('groups').getAll())
    return {
      rows: (await rows).filter(row => row.owner === owner),
      groups: (await groups).filter(group => group.owner === owner),
    }
  })

/** Each by a transaction of its own: a content the browser cannot read any more takes none of the others with it. */
export const storedFiles = async (ids: readonly string[]): Promise<readonly StoredFile[]> => {
  const rows = await Promise.all(
    ids.map(id => within(undefined, 'readonly', of => asked<StoredFile | undefined>(of('files').get(id)))),
  )
  return rows.filter(row => row !== undefined)
}

interface Writing<T, G> {
  readonly rows?: readonly StoredRow<T>[]
  readonly groups?: readonly StoredGroup<G>[]
  readonly files?: readonly StoredFile[]
}

export const writeStored = <T, G>({ rows = [], groups = [], files = [] }: Writing<T, G>): Promise<void> =>
  within(undefined, 'readwrite', async of => {
    const all = [
      ...files.map(file => of('files').put(file)),
      ...rows.map(row => of('rows').put(row)),
      ...groups.map(group => of('groups').put(group)),
    ]
    for (const request of all) await asked(request)
  })

export const deleteStored = (table: TableName, ids: readonly string[]): Promise<void> =>
  within(undefined, 'readwrite', async of => {
    for (const id of ids) await asked(of(table).delete(id))
  })

/** Deletes everything of an account whose owner is gone. */
export const strikeOwner = async (owner: string): Promise<void> => {
  const { rows, groups } = await allStored(owner)
  const ids = rows.map(({ id }) => id)
  await deleteStored('files', ids)
  await deleteStored('rows', ids)
  await deleteStored(
    'groups',
    groups.map(({ id }) => id),
  )
}

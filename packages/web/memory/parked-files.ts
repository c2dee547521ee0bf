import { asked, ownBase } from './own-base'

/** A file dropped on a page and not yet decided on, stored in this browser's own database: it survives a page, a tab and a crash. */
export interface ParkedRow<V> {
  readonly id: string
  readonly owner: string
  /** The window in which it was dropped. */
  readonly window: string
  /** The page that asks about it. */
  readonly slot: string
  /** Instant in ms. */
  readonly at: number
  /** What it was dropped with; the same for all files of a drop. */
  readonly value: V
  readonly file: File
}

const within = ownBase('sella-parked', ['files'])

export const allParked = <V>(owner: string): Promise<readonly ParkedRow<V>[]> =>
  within([] as readonly ParkedRow<V>[], 'readonly', async of => {
    const rows = await asked<ParkedRow<V>[]>(of('files').getAll())
    return rows.filter(row => row.owner === owner)
  })

export const writeParked = <V>(rows: readonly ParkedRow<V>[]): Promise<void> =>
  within(undefined, 'readwrite', async of => {
    for (const request of rows.map(row => of('files').put(row))) await asked(request)
  })

export const deleteParked = (ids: readonly string[]): Promise<void> =>
  within(undefined, 'readwrite', async of => {
    for (const id of ids) await asked(of('files').delete(id))
  })

/** Deletes everything of an account whose owner is gone. */
export const strikeParked = async (owner: string): Promise<void> => deleteParked((await allParked(owner)).map(({ id }) => id))

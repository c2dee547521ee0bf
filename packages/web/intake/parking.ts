import type { ParkedRow } from '../memory/parked-files'

/** Older than this, files nobody asked about again are deleted: ms. */
const longest = 7 * 24 * 3_600_000

export interface ParkedStore<V> {
  readonly all: (owner: string) => Promise<readonly ParkedRow<V>[]>
  readonly write: (rows: readonly ParkedRow<V>[]) => Promise<void>
  readonly remove: (ids: readonly string[]) => Promise<void>
}

interface Here {
  readonly owner: () => string
  readonly window: () => string
  /** Whether another window of this name is open. */
  readonly isOpen: (window: string) => boolean
  readonly now: () => number
}

/** Files that came together, and what they came with. */
export interface Parked<V> {
  readonly drop: string
  readonly value: V
  readonly files: readonly File[]
}

type Named = Pick<File, 'name' | 'size'>

interface Waiting extends Named {
  readonly id: string
}

const dropOf = (id: string): string => id.slice(0, id.lastIndexOf('/'))

/** The files that this page asks about by itself, by their drop. */
const makeWaiting = (remove: (ids: readonly string[]) => void) => {
  const waiting = new Map<string, readonly Waiting[]>()
  const of = (drop: string): readonly Waiting[] => waiting.get(drop) ?? []
  return {
    of,
    has: (drop: string): boolean => waiting.has(drop),
    forget: (drop: string): void => void waiting.delete(drop),
    add: (drop: string, rows: readonly Pick<ParkedRow<unknown>, 'id' | 'file'>[]): void =>
      void waiting.set(
        drop,
        rows.map(({ id, file: { name, size } }) => ({ id, name, size })),
      ),
    remove: (drop: string, gone: readonly Waiting[]): void => {
      const rest = of(drop).filter(file => !gone.includes(file))
      if (rest.length > 0) waiting.set(drop, rest)
      else waiting.delete(drop)
      if (gone.length > 0) remove(gone.map(({ id }) => id))
    },
  }
}

/** Of files that wait, those named; each name stands for one of them. */
const namedAmong = (waiting: readonly Waiting[], names: readonly Named[]): readonly Waiting[] => {
  const rest = [...waiting]
  return names.flatMap(({ name, size }) => {
    const at = rest.findIndex(file => file.name === name && file.size === size)
    return at < 0 ? [] : rest.splice(at, 1)
  })
}

/** Keeps files that were dropped until somebody has decided on them, so that they are asked about again after a reload or a crash. */
export const makeParking = <V>(store: ParkedStore<V>, here: Here) => {
  const waiting = makeWaiting(ids => void store.remove(ids))
  const adopt = (drop: string, rows: readonly ParkedRow<V>[]): void => {
    waiting.add(drop, rows)
    void store.write(rows)
  }
  return {
    park: (slot: string, { drop, value, files }: Parked<V>): void => {
      const common = { owner: here.owner(), window: here.window(), slot, at: here.now(), value }
      adopt(
        drop,
        files.map((file, i) => ({ ...common, id: `${drop}/${`${i}`.padStart(5, '0')}`, file })),
      )
    },
    /** Somebody has decided on these files of a drop. */
    decided: (drop: string, files: readonly Named[]): void => waiting.remove(drop, namedAmong(waiting.of(drop), files)),
    /** Whatever is left of a drop waits no more. */
    release: (drop: string): void => waiting.remove(drop, waiting.of(drop)),
    /** This page asks about it no more; the next one does. */
    leave: waiting.forget,
    /** What an earlier page of this window left, or a window that is gone; this page asks about it from now on. */
    left: async (slot: string): Promise<readonly Parked<V>[]> => {
      const all = await store.all(here.owner())
      const old = all.filter(({ at }) => at < here.now() - longest)
      if (old.length > 0) void store.remove(old.map(({ id }) => id))
      const mine = all.filter(
        row => row.slot === slot && !old.includes(row) && !waiting.has(dropOf(row.id)) && !here.isOpen(row.window),
      )
      return [...new Set(mine.map(({ id }) => dropOf(id)))].map(drop => {
        const rows = mine.filter(({ id }) => dropOf(id) === drop).map(row => ({ ...row, window: here.window() }))
        adopt(drop, rows)
        return { drop, value: rows[0]?.value as V, files: rows.map(({ file }) => file) }
      })
    },
  }
}

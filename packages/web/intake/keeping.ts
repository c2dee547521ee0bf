import type { Keeping } from '@sella/workbench/uploads/ports'
import { type Drop, type Item, isOpen } from '@sella/workbench/uploads/queue'
import { allStored, deleteStored, type StoredRow, storedFiles, writeStored } from '../memory/stored-files'

/** Milliseconds for which a window keeps a row after its last heartbeat; one silent for longer is gone. */
const holds = 15_000

type StoredUpload = StoredRow<Item>

/** Whether a window may work on a row: it is its own, nobody else is working on it, or there is nothing left to do. */
const mayTake = ({ value, window, until }: StoredUpload, here: string, now: number): boolean =>
  !isOpen(value) || window === here || until < now

/** Stores the queue in this browser's database, for the window of this name. */
export const keepingIn = (here: string, now: () => number): Keeping<Blob> => {
  const rowOf = (owner: string, value: Item): StoredUpload => ({ id: value.id, owner, value, window: here, until: now() + holds })
  return {
    load: async owner => {
      const { rows, groups } = await allStored<Item, Drop>(owner)
      const mine = rows.filter(row => mayTake(row, here, now()))
      const open = mine.filter(row => isOpen(row.value))
      await writeStored({ rows: open.map(row => rowOf(owner, row.value)) })
      const files = await storedFiles(open.map(({ id }) => id))
      const drops = groups.map(({ value }) => value).sort((a, b) => a.at - b.at)
      return {
        queue: { drops, items: mine.map(({ value }) => value) },
        files: new Map(files.map(({ id, file }) => [id, file])),
        again: mine.length < rows.length ? holds : null,
      }
    },
    save: (owner, { drop, item, file }) =>
      writeStored({
        groups: drop ? [{ id: drop.id, owner, value: drop }] : [],
        rows: item ? [rowOf(owner, item)] : [],
        files: item && file ? [{ id: item.id, file }] : [],
      }),
    deleteContent: id => deleteStored('files', [id]),
    clear: async (owner, left) => {
      const { rows, groups } = await allStored<Item, Drop>(owner)
      const stays = new Set([...left.items, ...left.drops].map(({ id }) => id))
      // Rows another window is working on must not be removed here.
      const gone = rows.filter(row => !stays.has(row.id) && !isOpen(row.value)).map(({ id }) => id)
      const busy = new Set(rows.filter(row => !gone.includes(row.id)).map(row => row.value.drop))
      await deleteStored('rows', gone)
      await deleteStored(
        'groups',
        groups.filter(({ id }) => !stays.has(id) && !busy.has(id)).map(({ id }) => id),
      )
    },
    hold: (owner, items) => writeStored({ rows: items.map(item => rowOf(owner, item)) }),
  }
}

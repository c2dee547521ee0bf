import type { Coming, Keeping } from './ports'
import { after, type Drop, type Event, emptyQueue, isOpen, type Queue } from './queue'

/** Stores an event's changes in the browser, and deletes contents no longer needed. */
const storeChanges = <F>(keeping: Keeping<F>, owner: string, before: Queue, { queue, files, quiet }: Changed<F>): void => {
  for (const item of queue.items) {
    if (before.items.includes(item)) continue
    if (!quiet) void keeping.save(owner, { item })
    if (!isOpen(item) && files.delete(item.id)) void keeping.deleteContent(item.id)
  }
}

interface Changed<F> {
  readonly queue: Queue
  readonly files: Map<string, F>
  /** Progress is not stored: after a restart a file starts over anyway. */
  readonly quiet: boolean
}

const makeAnnouncer = () => {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    announce: (): void => {
      for (const listener of listeners) listener()
    },
  }
}

/** The queue of the signed-in doctor with the contents of its files; changes are stored in the browser and announced. */
export const makeUploadQueue = <F>(keeping: Keeping<F>) => {
  let queue = emptyQueue
  let owner: string | null = null
  const files = new Map<string, F>()
  const { announce, subscribe } = makeAnnouncer()
  return {
    subscribe,
    all: (): Queue => queue,
    owner: (): string | null => owner,
    fileOf: (id: string): F | undefined => files.get(id),
    enter: (event: Event): void => {
      const before = queue
      queue = after(queue, event)
      if (owner !== null) storeChanges(keeping, owner, before, { queue, files, quiet: event.type === 'progress' })
      announce()
    },
    /** Adds a drop with its contents, and stores it whole. */
    put: (drop: Drop, coming: readonly Coming<F>[]): void => {
      for (const { item, file } of coming) {
        if (file) files.set(item.id, file)
        if (owner !== null) void keeping.save(owner, { drop, item, ...(file ? { file } : {}) })
      }
    },
    /** Adds contents from the browser's storage; those already present are newer. */
    fill: (kept: ReadonlyMap<string, F>): void => {
      for (const [id, file] of kept) if (!files.has(id)) files.set(id, file)
    },
    ownedBy: (userId: string): void => {
      owner = userId
    },
    /** Empties the queue here; the browser's storage keeps everything. */
    forget: (): void => {
      owner = null
      files.clear()
      queue = emptyQueue
      announce()
    },
  }
}

export type UploadQueue<F> = ReturnType<typeof makeUploadQueue<F>>

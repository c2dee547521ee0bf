import type { ImageKind, Photo } from '@sella/contract/entities'
import {
  after,
  type Drop,
  type Event,
  emptyQueue,
  type Item,
  inSlot,
  isGoing,
  isOpen,
  nextTry,
  type Place,
  type Queue,
  type Reason,
  reopened,
  startable,
} from './queue'

/** The result of an attempt: it arrived, the server refused it, the server could not be reached, or it was stopped. */
export type Attempt =
  | { readonly end: 'arrived'; readonly photo: Photo }
  | { readonly end: 'refused'; readonly reason: Reason }
  | { readonly end: 'unreached' }
  | { readonly end: 'stopped' }

/** Whether an attempt was stopped. */
export interface Stop {
  readonly stopped: () => boolean
  /** Runs once it is stopped. */
  readonly whenStopped: (run: () => void) => void
}

/** `F`: the content of a file, in the form the sender uses. */
export interface Sending<F> extends Stop {
  readonly item: Item & { readonly place: Place }
  readonly file: F
  readonly onProgress: (sent: number) => void
}

const makeStop = () => {
  let stopped = false
  const waiting: (() => void)[] = []
  return {
    stopped: () => stopped,
    whenStopped: (run: () => void): void => void waiting.push(run),
    stop: (): void => {
      stopped = true
      for (const run of waiting) run()
    },
  }
}

/** The part of an account's queue stored in this browser. */
export interface Kept<F> {
  readonly queue: Queue
  readonly files: ReadonlyMap<string, F>
  /** Milliseconds after which another window's files may be taken over; null if there are none. */
  readonly again: number | null
}

/** Storage in which the queue survives the page. Never throws: if a browser stores nothing, only that survival is lost. */
export interface Keeping<F> {
  readonly load: (owner: string) => Promise<Kept<F>>
  readonly save: (owner: string, change: { readonly drop?: Drop; readonly item?: Item; readonly file?: F }) => Promise<void>
  /** Deletes the content of a file; its entry is kept. */
  readonly deleteContent: (id: string) => Promise<void>
  readonly clear: (owner: string, left: Queue) => Promise<void>
  /** Signals that this window is still working on the files. */
  readonly hold: (owner: string, items: readonly Item[]) => Promise<void>
}

export interface Ports<F> {
  readonly send: (sending: Sending<F>) => Promise<Attempt>
  readonly keeping: Keeping<F>
  /** ms since 1970. */
  readonly now: () => number
  /** Runs something after `ms`; calling the result prevents it. */
  readonly later: (ms: number, run: () => void) => () => void
  readonly onArrived: (arrived: { readonly caseUuid: string; readonly place: Place; readonly photo: Photo }) => void
}

/** An incoming file with its purpose; without a place it is skipped. */
export interface Coming<F> {
  readonly item: Item
  readonly file: F | null
}

/** Interval in ms at which a window signals that it is still working on its files. */
const heartbeat = 5000

/** Carries out the queue: one instance for the whole application, whichever page is shown. */
export const makeUploads = <F>({ send, keeping, now, later, onArrived }: Ports<F>) => {
  let queue = emptyQueue
  let owner: string | null = null
  const files = new Map<string, F>()
  const stops = new Map<string, ReturnType<typeof makeStop>>()
  const listeners = new Set<() => void>()
  let forgetTry = (): void => undefined
  let forgetBeat = (): void => undefined

  const keepChanges = (before: Queue, quiet: boolean): void => {
    if (owner === null) return
    for (const item of queue.items) {
      const old = before.items.find(({ id }) => id === item.id)
      if (old === item) continue
      if (!quiet) void keeping.save(owner, { item })
      if (!isOpen(item) && files.delete(item.id)) void keeping.deleteContent(item.id)
    }
  }
  const tell = (event: Event): void => {
    const before = queue
    queue = after(queue, event)
    keepChanges(before, event.type === 'progress')
    for (const listener of listeners) listener()
    if (event.type !== 'progress' && event.type !== 'started') pump()
  }
  const outcome = (id: string, attempt: Attempt): void => {
    const item = queue.items.find(candidate => candidate.id === id)
    const drop = queue.drops.find(candidate => candidate.id === item?.drop)
    if (attempt.end === 'arrived' && item?.place && drop?.caseUuid)
      onArrived({ caseUuid: drop.caseUuid, place: item.place, photo: attempt.photo })
    if (attempt.end === 'arrived') tell({ type: 'arrived', id, image: attempt.photo.uuid })
    else if (attempt.end === 'refused') tell({ type: 'refused', id, reason: attempt.reason })
    else if (attempt.end === 'unreached') tell({ type: 'unreached', id, now: now() })
  }
  const start = async (id: string): Promise<void> => {
    const item = queue.items.find(candidate => candidate.id === id)
    const file = files.get(id)
    tell({ type: 'started', id })
    if (!item?.place || !file) return tell({ type: 'refused', id, reason: { code: 'FILE_GONE', details: {} } })
    const stop = makeStop()
    stops.set(id, stop)
    const onProgress = (sent: number): void => tell({ type: 'progress', id, sent })
    const attempt = await send({ item: { ...item, place: item.place }, file, onProgress, ...stop })
    // If the file was discarded or restarted since, an answer to an earlier attempt is ignored.
    if (stops.get(id) !== stop) return
    stops.delete(id)
    outcome(id, attempt)
  }
  const pump = (): void => {
    forgetTry()
    if (owner === null) return
    // One at a time, because starting one may end it immediately and start others.
    for (let id = startable(queue, now())[0]; id !== undefined; id = startable(queue, now())[0]) void start(id)
    const next = nextTry(queue, now())
    forgetTry = next === null ? () => undefined : later(Math.max(0, next - now()), pump)
  }
  const beat = (): void => {
    const open = queue.items.filter(isOpen)
    if (owner !== null && open.length > 0) void keeping.hold(owner, open)
    forgetBeat = later(heartbeat, beat)
  }
  const restore = async (of: string): Promise<void> => {
    const kept = await keeping.load(of)
    if (owner !== of) return
    for (const [id, file] of kept.files) if (!files.has(id)) files.set(id, file)
    for (const drop of kept.queue.drops)
      tell({ type: 'came', drop, items: reopened(kept.queue.items.filter(item => item.drop === drop.id)) })
    if (kept.again !== null) later(kept.again, () => owner === of && void restore(of))
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    all: (): Queue => queue,
    /** Opens the queue of the signed-in doctor; other doctors' queues are not touched. */
    open: async (userId: string): Promise<void> => {
      if (owner === userId) return
      owner = userId
      beat()
      await restore(userId)
    },
    /** Nobody is signed in: running uploads stop and remain stored. */
    close: (): void => {
      owner = null
      forgetTry()
      forgetBeat()
      for (const stop of stops.values()) stop.stop()
      stops.clear()
      files.clear()
      queue = emptyQueue
      for (const listener of listeners) listener()
    },
    add: (drop: Drop, coming: readonly Coming<F>[]): void => {
      for (const { item, file } of coming) {
        if (file) files.set(item.id, file)
        if (owner !== null) void keeping.save(owner, { drop, item, ...(file ? { file } : {}) })
      }
      tell({ type: 'came', drop, items: coming.map(({ item }) => item) })
    },
    retry: (id: string, keep = false): void => tell({ type: 'retried', id, keep }),
    drop: (id: string): void => {
      const stop = stops.get(id)
      stops.delete(id)
      stop?.stop()
      tell({ type: 'dropped', id })
    },
    /** Skips files whose drop was undone. */
    takenBack: (ids: readonly string[]): void => {
      for (const id of ids) tell({ type: 'takenBack', id })
    },
    reached: (): void => tell({ type: 'reached' }),
    clear: (): void => {
      tell({ type: 'cleared' })
      if (owner !== null) void keeping.clear(owner, queue)
    },
    /** The last file for a place that is not completed. */
    of: (record: string, kind: ImageKind): Item | undefined => inSlot(queue, record, kind),
    /** Kinds of a record with a file being sent, or one that failed and needs an answer. */
    kindsOf: (record: string): readonly ImageKind[] =>
      queue.items.flatMap(item => (isOpen(item) && item.place?.record === record ? [item.place.kind] : [])),
    going: (): boolean => queue.items.some(isGoing),
  }
}

export type Uploads<F> = ReturnType<typeof makeUploads<F>>

import type { Photo } from '@sella/contract/entities'
import type { Drop, Item, Place, Queue, Reason } from './queue'

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

/** The part of an account's queue stored in this browser. */
export interface StoredQueue<F> {
  readonly queue: Queue
  readonly files: ReadonlyMap<string, F>
  /** Milliseconds after which another window's files may be taken over; null if there are none. */
  readonly again: number | null
}

/** Storage in which the queue survives the page. Never throws: if a browser stores nothing, only that survival is lost. */
export interface Keeping<F> {
  readonly load: (owner: string) => Promise<StoredQueue<F>>
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

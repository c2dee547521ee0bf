import type { Readable } from 'node:stream'
import type { IsUsed } from './arrivals'

/** A file that has arrived but has no name yet. */
export interface Arrival {
  /** Where its bytes lie on this machine for reading. */
  readonly place: string
  readonly hash: string
  readonly bytes: number
  /** Keeps it for ever; resolves to its path in the store once it would survive a power cut. */
  keep(extension: string): Promise<string>
  /** Ends its arrival: forgets it unless it was kept. Called when the row that names it is written, too. */
  discard(): Promise<void>
}

export interface Stored {
  readonly bytes: number
  open(): Readable
}

/** Originals, named by their content, and renditions that can be made again. */
export interface FileStore {
  /** Takes the bytes in; refuses an empty file and one of more than `largest` bytes. */
  receive(source: Readable, largest: number): Promise<Arrival>
  /** A stored file by its path, or null. */
  find(path: string): Promise<Stored | null>
  /** The place of an original on this machine, by its hash, or null. */
  original(hash: string): Promise<string | null>
  /** Removes an original with its renditions for good, unless it is used or arriving again at this moment. */
  remove(hash: string, isUsed: IsUsed): Promise<void>
  /** A rendition's place on this machine for reading; where there is none of it, a place where nothing is. */
  renditionPlace(path: string): Promise<string>
  /** Writes a rendition whole or not at all. */
  putRendition(path: string, content: Buffer): Promise<void>
}

/** The hash in a path of the store; empty where there is none. */
export const hashIn = (path: string): string => /[0-9a-f]{64}/.exec(path)?.[0] ?? ''

/** Every path a file can have. */
export const pathShape = /^(original\/[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]{2,5}|(work|preview|thumb)\/[0-9a-f]{64})$/

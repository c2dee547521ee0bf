import type { Readable } from 'node:stream'
import type { IsUsed } from './arrivals'

/** A received file that has no name yet. */
export interface Arrival {
  /** Local path of its bytes, for reading. */
  readonly place: string
  readonly hash: string
  readonly bytes: number
  /** Stores the file permanently; resolves to its path in the store once it would survive a power cut. */
  keep(extension: string): Promise<string>
  /**
   * Ends the arrival and deletes the file unless it was stored. Must also be called after the row that refers to it is written.
   */
  discard(): Promise<void>
}

export interface Stored {
  readonly bytes: number
  open(): Readable
}

/** Originals, named by their content, and renditions, which can be recreated. */
export interface FileStore {
  /** Receives the bytes; refuses an empty file and one of more than `largest` bytes. */
  receive(source: Readable, largest: number): Promise<Arrival>
  /** A stored file by its path, or null. */
  find(path: string): Promise<Stored | null>
  /** Local path of an original by its hash, or null. */
  original(hash: string): Promise<string | null>
  /** Removes an original with its renditions for good, unless it is in use or just arriving again. */
  remove(hash: string, isUsed: IsUsed): Promise<void>
  /** Local path of a rendition for reading; if it does not exist, a path where there is no file. */
  renditionPlace(path: string): Promise<string>
  /** Writes a rendition completely or not at all. */
  putRendition(path: string, content: Buffer): Promise<void>
}

/** The hash in a store path; empty where there is none. */
export const hashIn = (path: string): string => /[0-9a-f]{64}/.exec(path)?.[0] ?? ''

/** The form of every valid store path. */
export const pathShape = /^(original\/[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]{2,5}|(work|preview|thumb)\/[0-9a-f]{64})$/

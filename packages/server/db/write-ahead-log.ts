import { type FileHandle, open } from 'node:fs/promises'
import { sharedRun } from './shared-run'

/** Flushes SQLite's log to the disk. */
export interface LogSync {
  /**
   * Resolves once every commit made before the call would survive a power cut. Waits off the thread of the calls. Calls that come
   * while one is under way share the next. Rejects with the system's error where the disk cannot be written.
   */
  synced(): Promise<void>
  close(): Promise<void>
}

/** Of the log at `path`, which SQLite keeps as one file for as long as a connection is open, and which is there from the first commit on. */
export const logSyncOf = (path: string): LogSync => {
  let file: Promise<FileHandle> | null = null
  // Retried: the file may not have existed yet.
  const opened = (): Promise<FileHandle> => {
    file ??= open(path, 'r+').catch(error => {
      file = null
      throw error
    })
    return file
  }
  return {
    synced: sharedRun(async () => (await opened()).datasync()),
    close: async () => {
      const closing = file
      file = null
      await (await closing)?.close()
    },
  }
}

import type { Db } from '../db/open'

/** Whether a row of the database refers to this content; called within a transaction. */
export type IsUsed = (tx: Db) => Promise<boolean>

/** Contents that any process is currently taking in, so that nothing removes a file to which a row is about to refer. */
export interface Arrivals {
  /**
   * Registers that a file with this content is about to be stored, after waiting for any removal of it. Call the result once its
   * row is written or the file was refused.
   */
  begin(hash: string): Promise<() => Promise<void>>
  /** Calls `remove` unless the content is in use or arriving; meanwhile nobody can take it in. */
  removing(hash: string, isUsed: IsUsed, remove: () => Promise<void>): Promise<void>
}

import type { Db } from '../db/open'

/** Whether a row of the database names this content; asked within a transaction. */
export type IsUsed = (tx: Db) => Promise<boolean>

/** What is arriving at this moment, in whatever process, so that nothing removes a file that a row is about to name. */
export interface Arrivals {
  /** Notes that a file with this content is about to be kept, once nobody removes it; call the result when its row is written or it was refused. */
  begin(hash: string): Promise<() => Promise<void>>
  /** Calls `remove` unless the content is used or arriving; meanwhile nobody takes it in. */
  removing(hash: string, isUsed: IsUsed, remove: () => Promise<void>): Promise<void>
}

import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** When what was gathered is sent: once the running code has nothing left to do, or at the end of this turn of the event loop. */
export type SentAt = 'next tick' | 'end of turn'

/**
 * Sends statements given at once in one system call. Each call wakes a process of PostgreSQL, and that is the dearest part of sending
 * a statement. Call the result before each statement.
 */
export const gatheringWrites = (client: pg.ClientBase, sentAt: SentAt): (() => void) => {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection
  const later = sentAt === 'next tick' ? process.nextTick : setImmediate
  let gathering = false
  const send = (): void => {
    gathering = false
    stream.uncork()
  }
  return () => {
    if (gathering) return
    gathering = true
    stream.cork()
    later(send)
  }
}

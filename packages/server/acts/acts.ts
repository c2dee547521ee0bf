import { setTimeout as pause } from 'node:timers/promises'
import { type Clock, instant } from '../db/now'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { type Act, nameOf, opened, sealed } from './sealed-reply'

/** Milliseconds for which a reply is stored: long enough for a window that lost its network overnight. */
const keptFor = 86_400_000
/** Milliseconds after which an unanswered act counts as abandoned, because its process has died. */
const longestAct = 120_000
/** Milliseconds to wait for an act running in another process, and between two checks of it. */
const [patience, beat] = [10_000, 250]

export interface Acts {
  /**
   * Runs `work` once per act. A repeated act gets the reply of the first, whether that is still running, has ended, or ran in
   * another process; one that was refused or failed runs again.
   */
  once<T>(act: Act, work: () => Promise<T>): Promise<T>
}

/** Registers an act as begun; false if it is registered already. */
const begun = async (db: Db, name: string, now: number): Promise<boolean> => {
  await db
    .deleteFrom('act')
    .where('at', '<', instant(now - keptFor))
    .execute()
  await db
    .deleteFrom('act')
    .where('name', '=', name)
    .where('reply', 'is', null)
    .where('at', '<', instant(now - longestAct))
    .execute()
  const row = db.insertInto('act').values({ name, reply: null, at: instant(now) })
  const { numInsertedOrUpdatedRows } = await row.onConflict(conflict => conflict.doNothing()).executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The stored reply; null while the act is running, undefined if its row is gone because it failed. */
const replyOf = async (db: Db, name: string): Promise<string | null | undefined> =>
  (await db.selectFrom('act').select('reply').where('name', '=', name).executeTakeFirst())?.reply

export const actsIn = ({ db, now }: { readonly db: Db; readonly now: Clock }): Acts => {
  const running = new Map<string, Promise<unknown>>()
  const work = async <T>(act: Act, does: () => Promise<T>): Promise<T> => {
    const name = nameOf(act)
    try {
      const reply = await does()
      await db
        .updateTable('act')
        .set({ reply: sealed(act, reply) })
        .where('name', '=', name)
        .execute()
      return reply
    } catch (error) {
      await db.deleteFrom('act').where('name', '=', name).execute()
      throw error
    }
  }
  const run = async <T>(act: Act, does: () => Promise<T>): Promise<T> => {
    const name = nameOf(act)
    for (const until = now() + patience; ; ) {
      if (await begun(db, name, now())) return work(act, does)
      const reply = await replyOf(db, name)
      if (typeof reply === 'string') return opened(act, reply) as T
      if (now() >= until) throw new Refusal('BUSY')
      await pause(beat)
    }
  }
  return {
    once: <T>(act: Act, does: () => Promise<T>): Promise<T> => {
      const name = nameOf(act)
      const first = running.get(name) as Promise<T> | undefined
      if (first) return first
      const doing = run(act, does).finally(() => running.delete(name))
      running.set(name, doing)
      return doing
    },
  }
}

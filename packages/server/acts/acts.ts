import { setTimeout as pause } from 'node:timers/promises'
import { type Clock, instant } from '../db/now'
import type { Db } from '../db/open'
import type { ActInHand } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { type Act, nameOf, opened, sealed } from './sealed-reply'

/** Milliseconds for which a reply is stored: long enough for a window that lost its network overnight. */
const keptFor = 86_400_000
/** Milliseconds after which an unanswered act counts as abandoned, because its process has died. */
const longestAct = 120_000
/** Milliseconds to wait for an act running in another process, and between two checks of it. */
const [patience, beat] = [10_000, 250]

/** What is done once: the change, and what follows it before its reply may be seen. */
interface Doing<T> {
  /** Makes the change; it may store its own reply with it (`whole`). */
  readonly work: (act: ActInHand) => Promise<T>
  /** Notes the change where it has to be noted before the reply is sent; null where nothing is to be noted. */
  readonly after: ((reply: T) => Promise<void>) | null
}

export interface Acts {
  /**
   * Does an act once. A repeated act gets the reply of the first, whether that is still running, has ended, or ran in another process;
   * one that was refused or failed runs again. One that was done by a process which then died is noted before its reply is given.
   */
  once<T>(act: Act, doing: Doing<T>): Promise<T>
}

interface Ports {
  readonly db: Db
  readonly now: Clock
  /** Whether an act that does not store its reply with its change is an error: in development and tests. */
  readonly strict?: boolean
}

/** Stands before a stored reply while the change is made and not noted yet. */
const unnoted = '~'

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

/** Stores the reply of an act that is done and noted. */
const end = async (db: Db, name: string, reply: string): Promise<void> => {
  await db.updateTable('act').set({ reply }).where('name', '=', name).execute()
}

/** Frees an act that failed, unless its change was made all the same. */
const forget = async (db: Db, name: string): Promise<void> => {
  await db.deleteFrom('act').where('name', '=', name).where('reply', 'is', null).execute()
}

/** Does an act that was registered. */
const done = async <T>({ db, strict = false }: Ports, act: Act, { work, after }: Doing<T>): Promise<T> => {
  const name = nameOf(act)
  let isKept = false
  const kept = (reply: unknown): string => {
    isKept = true
    return (after ? unnoted : '') + sealed(act, reply)
  }
  try {
    const reply = await work({ name, kept })
    if (strict && !isKept) throw new Error(`${act.call} does not store its reply with its change`)
    await after?.(reply)
    if (after || !isKept) await end(db, name, sealed(act, reply))
    return reply
  } catch (error) {
    await forget(db, name)
    throw error
  }
}

/** Notes an act whose process died before it had. */
const notedLate = async <T>(db: Db, act: Act, { stored, after }: { stored: string; after: Doing<T>['after'] }): Promise<T> => {
  const reply = opened(act, stored) as T
  await after?.(reply)
  await end(db, nameOf(act), stored)
  return reply
}

export const actsIn = (ports: Ports): Acts => {
  const { db, now } = ports
  const running = new Map<string, Promise<unknown>>()
  const run = async <T>(act: Act, doing: Doing<T>): Promise<T> => {
    const name = nameOf(act)
    for (const until = now() + patience; ; ) {
      if (await begun(db, name, now())) return done(ports, act, doing)
      const reply = (await replyOf(db, name)) ?? null
      if (reply !== null && !reply.startsWith(unnoted)) return opened(act, reply) as T
      // Its process may be about to note it.
      if (now() >= until && reply === null) throw new Refusal('BUSY')
      if (now() >= until && reply !== null) return notedLate(db, act, { stored: reply.slice(unnoted.length), after: doing.after })
      await pause(beat)
    }
  }
  return {
    once: <T>(act: Act, doing: Doing<T>): Promise<T> => {
      const name = nameOf(act)
      const first = running.get(name) as Promise<T> | undefined
      if (first) return first
      const result = run(act, doing).finally(() => running.delete(name))
      running.set(name, result)
      return result
    },
  }
}

import { carriedOut, lastly } from '../db/lastly'
import type { Db, OpenDatabase } from '../db/open'
import type { ActInHand } from '../http/handlers'

/** A transaction as a database whose own transactions join it: they fail where they would fail alone, and succeed with it. */
const joining = (tx: Db): Db => {
  const execute = async <R>(work: (tx: Db) => Promise<R>): Promise<R> => {
    const result = await work(joined)
    await carriedOut(tx)
    return result
  }
  const joined: Db = new Proxy(tx, {
    get: (target, key) => {
      if (key === 'transaction') return () => ({ execute })
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return joined
}

interface Of {
  readonly store: OpenDatabase
  /** The act of the call (`asking.act`); null where a repeated call is another act. */
  readonly act: ActInHand | null
}

/**
 * Makes a change and stores the reply to it in one transaction, so that no moment of dying lies between them: the change is made and
 * whoever asks again gets its reply, or neither. `work` and `reply` may use only the store they are given, and nothing slow.
 */
export const whole = <R, T>(
  { store, act }: Of,
  work: (store: OpenDatabase) => Promise<R>,
  reply: (result: R, db: Db) => T | Promise<T>,
): Promise<T> =>
  store.db.transaction().execute(async tx => {
    const db = joining(tx)
    const output = await reply(await work({ ...store, db }), db)
    if (act)
      await lastly(
        tx,
        tx
          .updateTable('act')
          .set({ reply: act.kept(output) })
          .where('name', '=', act.name),
      )
    return output
  })

/** The reply of a change whose result is the reply. */
export const asIs = <T>(result: T): T => result

/** The reply of a change that only says that it was made. */
export const nothing = (): Record<string, never> => ({})

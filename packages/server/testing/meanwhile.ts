import type { Db } from '../db/open'

type Method = (...given: readonly unknown[]) => unknown

/** A query after whose answer something else happens, before who asked goes on. */
const followedBy = <T extends object>(query: T, change: () => Promise<void>): T =>
  new Proxy(query, {
    get: (target, key) => {
      const own: unknown = Reflect.get(target, key)
      if (typeof own !== 'function') return own
      const method = own.bind(target) as Method
      if (!String(key).startsWith('execute'))
        return (...given: unknown[]) => {
          const next = method(...given)
          return typeof next === 'object' && next !== null && 'execute' in next ? followedBy(next, change) : next
        }
      return async (...given: unknown[]) => {
        const answer = await method(...given)
        await change()
        return answer
      }
    },
  })

/** A database in which something else happens once, right after a table was read the first time. */
export const meanwhile = (db: Db, table: string, change: () => Promise<unknown>): Db => {
  let done = false
  const once = async (): Promise<void> => {
    if (done) return
    done = true
    await change()
  }
  return new Proxy(db, {
    get: (target, key) => {
      const own: unknown = Reflect.get(target, key)
      if (typeof own !== 'function') return own
      const method = own.bind(target) as Method
      if (key !== 'selectFrom') return method
      return (from: unknown) => (from === table ? followedBy(method(from) as object, once) : method(from))
    },
  })
}

/** A database in whose transactions something else happens once, right after a table was read the first time. */
export const meanwhileWithin = (db: Db, table: string, change: () => Promise<unknown>): Db =>
  new Proxy(db, {
    get: (target, key) => {
      const own: unknown = Reflect.get(target, key)
      if (key !== 'transaction') return typeof own === 'function' ? own.bind(target) : own
      const execute = (work: (tx: Db) => Promise<unknown>) =>
        target.transaction().execute(tx => work(meanwhile(tx, table, change)))
      return () => ({ execute })
    },
  })

import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, type TransactionBuilder } from 'kysely'
import type { Tables } from './tables'

/**
 * SQLSTATEs by which PostgreSQL ends one of two that wait for each other's locks, or that it cannot put one after the other. Nothing of
 * it was done.
 */
const ended: ReadonlySet<unknown> = new Set(['40P01', '40001'])

const isEnded = (error: unknown): boolean => ended.has((error as { readonly code?: unknown } | null)?.code)

/** How often it is tried, and ms of the longest pause before the second time. */
const [mostTries, longestPause] = [4, 50]

/** Runs again what a deadlock ended: `run` may do nothing that its rollback does not take back. */
export const againIfEnded = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await run()
    } catch (error) {
      if (tries === mostTries || !isEnded(error)) throw error
      await pause(Math.random() * longestPause * tries)
    }
}

/**
 * A database whose transactions are run again where a deadlock ended them. Two calls meet the same rows in different orders: a film that
 * is saved and then its case, a case whose birthday changes and then what was measured of its films.
 */
export class RepeatingKysely extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const once = builder.execute.bind(builder)
    builder.execute = work => againIfEnded(() => once(work))
    return builder
  }
}

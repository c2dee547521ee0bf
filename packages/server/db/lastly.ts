import type { CompiledQuery, DatabaseConnection, QueryExecutorProvider, QueryResult } from 'kysely'

/** A statement that can be compiled: every query of the library. */
interface Statement {
  compile(): CompiledQuery
}

/** A connection that can send a statement later. */
export interface Deferring extends DatabaseConnection {
  /** Within a transaction sends the statement with the next one, at the latest with the end; elsewhere at once. */
  later(query: CompiledQuery): Promise<unknown>
  /** Carries out what was left for later, and fails where it fails. */
  nowLater(): Promise<unknown>
}

const defers = (connection: DatabaseConnection): connection is Deferring => 'later' in connection

/**
 * Carries out a statement of a transaction whose result nobody needs, before any that follows. It may be sent as late as with the
 * transaction's end, which then fails where it fails: a change and the note of it cost one round trip with the end instead of three.
 */
export const lastly = (tx: QueryExecutorProvider, statement: Statement): Promise<void> =>
  tx.getExecutor().provideConnection(async connection => {
    const query = statement.compile()
    await (defers(connection) ? connection.later(query) : connection.executeQuery(query))
  })

/** Carries out what was left for later by `lastly`; fails where that fails. */
export const carriedOut = (tx: QueryExecutorProvider): Promise<void> =>
  tx.getExecutor().provideConnection(async connection => {
    if (defers(connection)) await connection.nowLater()
  })

/** Carries out statements of which none needs another's result, in one round trip; their results in the same order. */
export const together = <T extends readonly Statement[]>(
  db: QueryExecutorProvider,
  ...statements: T
): Promise<{ readonly [K in keyof T]: T[K] extends { execute(): Promise<readonly (infer R)[]> } ? readonly R[] : never }> =>
  db.getExecutor().provideConnection(async connection => {
    const results: QueryResult<unknown>[] = await Promise.all(
      statements.map(statement => connection.executeQuery(statement.compile())),
    )
    return results.map(({ rows }) => rows) as never
  })

import type pg from 'pg'
import type { Connection, ConnectionPool } from './postgres-pool'

/** A connection that many use at once, or one that is being opened. */
interface Line {
  readonly opening: Promise<Connection>
  connection: Connection | null
  /** Statements without an answer. */
  waiting: number
  retired: boolean
}

/** The open lines of a process, and which of them the next statements take. */
const openLines = (pool: ConnectionPool, limit: number) => {
  let lines: readonly Line[] = []
  /** Takes no more statements; is given back once those sent are answered. */
  const retire = (line: Line): void => {
    lines = lines.filter(other => other !== line)
    line.retired = true
    if (line.waiting > 0 || !line.connection) return
    line.connection.release()
    line.connection = null
  }
  const open = (): Line => {
    const line: Line = { opening: pool.connect(), connection: null, waiting: 0, retired: false }
    lines = [...lines, line]
    const opened = (connection: Connection): void => {
      line.connection = connection
    }
    line.opening.then(opened, () => retire(line))
    return line
  }
  const choose = (): Line => {
    for (const line of lines) if (line.connection?.unusable()) retire(line)
    const [first, ...others] = lines
    if (!first) return open()
    const least = others.reduce((best, line) => (line.waiting < best.waiting ? line : best), first)
    return least.waiting > 0 && lines.length < limit ? open() : least
  }
  const end = async (): Promise<void> => {
    await Promise.allSettled(lines.map(line => line.opening))
    for (const line of lines) retire(line)
    await pool.end()
  }
  return { choose, retire, end }
}

/**
 * Connections over which statements of many callers travel together. Those given within one turn of the event loop are sent over one
 * line by one system call, the one with the fewest statements without an answer. A statement waits for those sent before it over its
 * line, so it must be one that waits for no other transaction.
 */
export const sharedLines = (pool: ConnectionPool, limit: number) => {
  const { choose, retire, end } = openLines(pool, limit)
  let ofTurn: Line | null = null
  const endTurn = (): void => {
    ofTurn = null
  }
  const lineNow = (): Line => {
    if (ofTurn && !ofTurn.retired && !ofTurn.connection?.unusable()) return ofTurn
    ofTurn = choose()
    setImmediate(endTurn)
    return ofTurn
  }
  const query = async (text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
    const line = lineNow()
    line.waiting += 1
    try {
      return await (line.connection ?? (await line.opening)).query(text, parameters)
    } finally {
      line.waiting -= 1
      if (line.retired || line.connection?.unusable()) retire(line)
    }
  }
  return { query, end }
}

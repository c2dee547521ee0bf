import type pg from 'pg'
import { isHeldUp, type Line, longest, openLines, waiting } from './open-lines'
import type { ConnectionPool } from './postgres-pool'
import { slowTexts } from './slow-texts'

interface Pools {
  /** Connections shared by statements of many callers. */
  readonly shared: ConnectionPool
  /** Connections of statements that are slow, one at a time. */
  readonly slow: ConnectionPool
}

interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

/** How often a statement is sent again because one before it takes long. */
const mostTries = 3

type Texts = ReturnType<typeof slowTexts>

/** Sends a statement over a connection of its own. */
const alone = async (slow: ConnectionPool, texts: Texts, { text, parameters }: Statement): Promise<pg.QueryResult> => {
  const connection = await slow.connect()
  const since = performance.now()
  try {
    return await connection.query(text, parameters)
  } finally {
    texts.took(text, performance.now() - since)
    connection.release()
  }
}

/** Sends a statement over a line, behind those that have no answer yet. */
const overLine =
  (retire: (line: Line) => void, texts: Texts) =>
  async (line: Line, { text, parameters }: Statement): Promise<pg.QueryResult> => {
    if (waiting(line) === 0) line.since = performance.now()
    line.sent += 1
    try {
      return await (line.connection ?? (await line.opening)).query(text, parameters)
    } finally {
      line.answered += 1
      const now = performance.now()
      texts.took(text, now - line.since)
      line.since = now
      if (line.retired || line.connection?.unusable()) retire(line)
    }
  }

/**
 * Connections over which statements of many callers travel together. Those given within one turn of the event loop are sent over one
 * line by one system call, the one with the fewest statements without an answer. A statement waits for those sent before it over its
 * line, so it must be one that only reads. One that takes long holds up few others: no more are sent behind it, those that were are
 * sent again over another line, and from the next time on it has a connection of its own.
 */
export const sharedLines = ({ shared, slow }: Pools, limit: number) => {
  const { choose, retire, end } = openLines(shared, limit)
  const texts = slowTexts()
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
  const over = overLine(retire, texts)
  /** Behind others it is sent again over another line where one of them takes long, `tries` times at most. */
  const sent = (line: Line, statement: Statement, tries: number): Promise<pg.QueryResult> => {
    if (waiting(line) === 0 || tries === 0) return over(line, statement)
    return new Promise((resolve, reject) => {
      const before = line.sent
      const again = (): void => {
        const other = line.answered < before && isHeldUp(line) ? choose() : line
        // Only over an idle one: where all are busy, sending again would make more work of too much.
        if (other === line || waiting(other) > 0) return
        clearInterval(look)
        sent(other, statement, tries - 1).then(resolve, reject)
      }
      const look = setInterval(again, longest + 1)
      over(line, statement)
        .then(resolve, reject)
        .finally(() => clearInterval(look))
    })
  }
  const query = (text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
    if (texts.isSlow(text)) return alone(slow, texts, { text, parameters })
    return sent(lineNow(), { text, parameters }, mostTries)
  }
  return { query, end: () => Promise.all([end(), slow.end()]) }
}

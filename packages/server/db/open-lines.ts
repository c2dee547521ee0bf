import type { Connection, ConnectionPool } from './postgres-pool'

/** A connection that many use at once, or one that is being opened. */
export interface Line {
  readonly opening: Promise<Connection>
  connection: Connection | null
  /** Statements sent so far, and those of them that are answered. */
  sent: number
  answered: number
  /** When the first one without an answer began to be worked on, in ms. */
  since: number
  retired: boolean
}

/** How many statements of a line have no answer. */
export const waiting = ({ sent, answered }: Line): number => sent - answered

/** Milliseconds after which others no longer wait for a statement. */
export const longest = 50
/** Lines opened beyond the usual ones while others are held up. */
export const furtherLines = 3

export const isHeldUp = (line: Line): boolean => waiting(line) > 0 && performance.now() - line.since > longest

const leastWaiting = (lines: readonly Line[]): Line | undefined =>
  lines.reduce<Line | undefined>((best, line) => (best && waiting(best) <= waiting(line) ? best : line), undefined)

/** The open lines of a process, and which of them the next statements take. */
export const openLines = (pool: ConnectionPool, limit: number) => {
  let lines: readonly Line[] = []
  /** Takes no more statements; is given back once those sent are answered. */
  const retire = (line: Line): void => {
    lines = lines.filter(other => other !== line)
    line.retired = true
    if (waiting(line) > 0 || !line.connection) return
    line.connection.release()
    line.connection = null
  }
  const open = (): Line => {
    const line: Line = { opening: pool.connect(), connection: null, sent: 0, answered: 0, since: 0, retired: false }
    lines = [...lines, line]
    const opened = (connection: Connection): void => {
      line.connection = connection
      line.since = performance.now()
    }
    line.opening.then(opened, () => retire(line))
    return line
  }
  const choose = (): Line => {
    for (const line of lines) if (line.connection?.unusable()) retire(line)
    const free = lines.filter(line => !isHeldUp(line))
    const least = leastWaiting(free)
    const opens = (!least || waiting(least) > 0) && free.length < limit && lines.length < limit + furtherLines
    return opens ? open() : (least ?? leastWaiting(lines) ?? open())
  }
  const end = async (): Promise<void> => {
    await Promise.allSettled(lines.map(line => line.opening))
    for (const line of lines) retire(line)
    await pool.end()
  }
  return { choose, retire, end }
}

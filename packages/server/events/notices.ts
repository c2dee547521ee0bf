import type { ServerEvent } from '@sella/contract/events'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db, OpenDatabase } from '../db/open'

/**
 * Messages between the server's parts and its processes: an event for a doctor or for all staff; `sessions` when a session may
 * have ended; `missed` when notices may have been lost.
 */
export type Notice =
  | { readonly doctor: string; readonly event: ServerEvent }
  | { readonly staff: true; readonly event: ServerEvent }
  | 'sessions'
  | 'missed'

export interface Notices {
  /** Never waits and never fails; listeners are called when the notice arrives. */
  tell(notice: Notice): void
  /** Adds a listener; call the result to remove it. */
  hear(listener: (notice: Notice) => void): () => void
  /** Ends all listening in this process, which is about to exit. */
  end(): void
  close(): Promise<void>
}

/** Notices within this process. */
export const localNotices = (): Notices => {
  const listeners = new Set<(notice: Notice) => void>()
  const tell = (notice: Notice): void => {
    for (const listener of listeners) listener(notice)
  }
  return {
    tell,
    end: () => tell('missed'),
    hear: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: async () => undefined,
  }
}

const channel = 'sella_notices'
/** Milliseconds before a lost connection is reopened, between two checks that it is alive, and for the reply to a check. */
const patience = { again: 1000, look: 15_000, answer: 10_000 }

interface Ports {
  readonly db: Db
  readonly url: string
  readonly onError: (error: unknown) => void
}

const clientOf = (url: string): pg.Client =>
  new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience.answer,
    query_timeout: patience.answer,
    keepAlive: true,
  })

const hears = async (client: pg.Client): Promise<boolean> => {
  await client.connect()
  await client.query(`listen ${channel}`)
  return true
}

const noticeIn = ({ payload }: pg.Notification): Notice => JSON.parse(payload ?? '"missed"') as Notice

/** Runs a retry after `patience.again`, once however often it is asked for meanwhile. */
const retrying = (run: () => void) => {
  let timer: NodeJS.Timeout | null = null
  let ended = false
  return {
    again: (): void => {
      if (ended || timer) return
      timer = setTimeout(() => {
        timer = null
        run()
      }, patience.again)
    },
    end: (): void => {
      ended = true
      if (timer) clearTimeout(timer)
    },
  }
}

/** A connection that receives the notices of all servers. It is reopened whenever it is lost, and `missed` is announced then. */
const hearing = ({ url, onError }: Pick<Ports, 'url' | 'onError'>, local: Notices) => {
  let client: pg.Client | null = null
  const reopening = retrying(() => void listen().then(stands => (stands ? local.tell('missed') : undefined)))
  const drop = (dead: pg.Client): void => {
    if (client !== dead) return
    client = null
    void dead.end().catch(() => undefined)
    reopening.again()
  }
  const listen = async (): Promise<boolean> => {
    const fresh = clientOf(url)
    fresh.on('error', onError).on('end', () => drop(fresh))
    fresh.on('notification', message => local.tell(noticeIn(message)))
    client = fresh
    return hears(fresh).catch(error => {
      onError(error)
      drop(fresh)
      return false
    })
  }
  return {
    listen,
    /** A cut network does not close a connection, so a pure listener must probe. */
    probe: (): void => {
      const asked = client
      asked?.query('select 1').catch(() => drop(asked))
    },
    /** Stops reopening the connection. */
    end: reopening.end,
    close: async (): Promise<void> => client?.end(),
  }
}

const toServers = (db: Db, notice: Notice): Promise<unknown> =>
  sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`.execute(db)

/**
 * Sends a notice from a command to the servers of a PostgreSQL database. Those of an SQLite file notice by themselves that it was
 * written to (`written-beside.ts`).
 */
export const tellServers = async ({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>, notice: Notice): Promise<void> => {
  if (engine.name === 'postgres') await toServers(db, notice)
}

/**
 * Sends notices to all servers, one after another: over the pool a later one could overtake an earlier one, and a job would
 * appear done before it ran.
 */
const sending = ({ db, onError }: Pick<Ports, 'db' | 'onError'>) => {
  let last: Promise<unknown> = Promise.resolve()
  let owed = false
  const sendOwed = async (notice: Notice): Promise<void> => {
    if (owed) await toServers(db, 'missed')
    owed = false
    await toServers(db, notice)
  }
  return {
    tell: (notice: Notice): void => {
      last = last
        .then(() => sendOwed(notice))
        .catch(error => {
          owed = true
          onError(error)
        })
    },
    settled: (): Promise<unknown> => last,
  }
}

/** Notices between all servers of a PostgreSQL database (NOTIFY, over one extra connection each). */
export const postgresNotices = async (ports: Ports): Promise<Notices> => {
  const local = localNotices()
  const connection = hearing(ports, local)
  const { tell, settled } = sending(ports)
  const look = setInterval(connection.probe, patience.look)
  look.unref()
  await connection.listen()
  return {
    tell,
    hear: local.hear,
    end: local.end,
    close: async () => {
      connection.end()
      clearInterval(look)
      await settled()
      await connection.close()
    },
  }
}

import type { ServerEvent } from '@sella/contract/events'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../db/open'

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

/** Notices between all servers of a PostgreSQL database (NOTIFY, over one extra connection each). */
export const postgresNotices = async ({ db, url, onError }: Ports): Promise<Notices> => {
  const local = localNotices()
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  let closed = false
  let owed = false
  const again = (): void => {
    if (closed || timer) return
    timer = setTimeout(() => {
      timer = null
      void listen().then(stands => (stands ? local.tell('missed') : undefined))
    }, patience.again)
  }
  const drop = (dead: pg.Client): void => {
    if (client !== dead) return
    client = null
    void dead.end().catch(() => undefined)
    again()
  }
  const listen = async (): Promise<boolean> => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience.answer,
      query_timeout: patience.answer,
      keepAlive: true,
    })
    fresh.on('error', onError).on('end', () => drop(fresh))
    fresh.on('notification', ({ payload }) => local.tell(JSON.parse(payload ?? '"missed"') as Notice))
    client = fresh
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      return true
    } catch (error) {
      onError(error)
      drop(fresh)
      return false
    }
  }
  // A cut network does not close a connection, so a pure listener must probe.
  const look = setInterval(() => {
    const asked = client
    asked?.query('select 1').catch(() => drop(asked))
  }, patience.look)
  look.unref()
  const send = (notice: Notice): Promise<unknown> => sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`.execute(db)
  let last: Promise<unknown> = Promise.resolve()
  await listen()
  return {
    tell: notice => {
      // Sent one after another: over the pool the last could overtake, so that a job appears done before it ran.
      last = last
        .then(async () => {
          if (owed) await send('missed')
          owed = false
          await send(notice)
        })
        .catch(error => {
          owed = true
          onError(error)
        })
    },
    hear: local.hear,
    end: local.end,
    close: async () => {
      closed = true
      clearInterval(look)
      if (timer) clearTimeout(timer)
      await last
      await client?.end()
    },
  }
}

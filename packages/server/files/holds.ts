import { randomUUID } from 'node:crypto'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { Arrivals } from './arrivals'

/** Milliseconds a hold lasts unless renewed, between two renewals, and for which a removal may run. */
const lasting = { hold: 300_000, beat: 60_000, removal: 120_000 }
/** Milliseconds between two checks whether a removal is over. */
const look = 100

interface Ports extends Pick<OpenDatabase, 'db' | 'engine'> {
  readonly now: Clock
  readonly onError: (error: unknown) => void
}

/** Places a hold on a content, unless it is just being removed. */
const takeHold = ({ db, engine, now }: Ports, hash: string, uuid: string): Promise<boolean> =>
  db.transaction().execute(async tx => {
    await engine.oneAtATime(tx, hash)
    const going = await tx.selectFrom('file_removal').select('until').where('hash', '=', hash).executeTakeFirst()
    if (going && going.until > instant(now())) return false
    await tx
      .insertInto('file_hold')
      .values({ uuid, hash, until: instant(now() + lasting.hold) })
      .execute()
    return true
  })

/**
 * Claims the removal of a content that nobody holds and to which no row refers. Anyone taking it in from now on waits until it is
 * gone.
 */
const claim = ({ db, engine, now }: Ports, hash: string, isUsed: (tx: Db) => Promise<boolean>): Promise<boolean> =>
  db.transaction().execute(async tx => {
    await engine.oneAtATime(tx, hash)
    const hold = await tx
      .selectFrom('file_hold')
      .select('uuid')
      .where('hash', '=', hash)
      .where('until', '>', instant(now()))
      .limit(1)
      .executeTakeFirst()
    const at = { wanted_at: instant(now()), until: hold ? '' : instant(now() + lasting.removal) }
    // Checked after the holds: whoever released one had already written the row.
    if (await isUsed(tx)) {
      await tx.deleteFrom('file_removal').where('hash', '=', hash).execute()
      return false
    }
    await tx
      .insertInto('file_removal')
      .values({ hash, ...at })
      .onConflict(conflict => conflict.column('hash').doUpdateSet({ until: at.until }))
      .execute()
    return !hold
  })

/**
 * Arrivals whose holds are renewed until `stop`, which must be called before the database closes; remaining holds then expire.
 */
export interface SharedArrivals extends Arrivals {
  stop(): void
}

/**
 * Arrivals shared by all processes of an installation through its database: a content that is arriving anywhere is not removed,
 * and one being removed is waited for. The holds of a process that dies expire within five minutes.
 */
export const holdsIn = (ports: Ports): SharedArrivals => {
  const { db, now, onError } = ports
  const open = new Set<string>()
  const prolong = async (): Promise<void> => {
    if (open.size === 0) return
    const until = instant(now() + lasting.hold)
    await db
      .updateTable('file_hold')
      .set({ until })
      .where('uuid', 'in', [...open])
      .execute()
  }
  const beat = setInterval(() => void prolong().catch(onError), lasting.beat)
  beat.unref()
  return {
    begin: async hash => {
      const uuid = randomUUID()
      while (!(await takeHold(ports, hash, uuid))) await new Promise(resolve => setTimeout(resolve, look))
      open.add(uuid)
      return async () => {
        open.delete(uuid)
        // A hold that is not released expires.
        await db.deleteFrom('file_hold').where('uuid', '=', uuid).execute().catch(onError)
      }
    },
    removing: async (hash, isUsed, remove) => {
      if (!(await claim(ports, hash, isUsed))) return
      await remove()
      await db.deleteFrom('file_removal').where('hash', '=', hash).execute()
    },
    stop: () => clearInterval(beat),
  }
}

/**
 * Contents that should have been removed but still exist: somebody was taking them in, the process died, or the store was
 * unreachable.
 */
export const removalsDue = async (db: Db, now: number): Promise<readonly string[]> => {
  await db.deleteFrom('file_hold').where('until', '<=', instant(now)).execute()
  const rows = await db.selectFrom('file_removal').select('hash').where('until', '<=', instant(now)).limit(500).execute()
  return rows.map(row => row.hash)
}

import { type Clock, instant } from '../db/now'
import type { Db } from '../db/open'

interface Ports {
  readonly db: Db
  readonly now: Clock
  readonly onError: (error: unknown) => void
}

/** Milliseconds for which an ended job is kept: a window that lost its network over a holiday still finds its result. */
const kept = 14 * 86_400_000
/** Milliseconds between two rounds. */
const pause = 3_600_000
/** Rows per delete statement, so that no other statement waits long. */
const batch = 500

/** Deletes the rows of jobs that ended long ago; accepted results are stored with the film and in the tracing. */
const removeEnded = async ({ db, now }: Ports): Promise<void> => {
  const before = instant(now() - kept)
  for (;;) {
    const old = db
      .selectFrom('job')
      .select('uuid')
      .where('state', 'in', ['done', 'failed', 'cancelled'])
      // Uses the index on `created_at`; a job that waited long may have ended later.
      .where('created_at', '<', before)
      .where('updated_at', '<', before)
      .limit(batch)
    const { numDeletedRows } = await db.deleteFrom('job').where('uuid', 'in', old).executeTakeFirst()
    if (numDeletedRows < batch) return
  }
}

export interface EndedJobs {
  /** Deletes the jobs that are old enough. */
  remove(): Promise<void>
  close(): Promise<void>
}

/** Keeps the job table small: deletes old rows at the start and then hourly; several servers may do so at once. */
export const startEndedJobs = (ports: Ports): EndedJobs => {
  let running: Promise<void> = Promise.resolve()
  const remove = (): Promise<void> => {
    running = running.then(() => removeEnded(ports)).catch(ports.onError)
    return running
  }
  const timer = setInterval(() => void remove(), pause)
  timer.unref()
  void remove()
  return {
    remove,
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}

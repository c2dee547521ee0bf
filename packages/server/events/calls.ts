import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import type { Notices } from './notices'
import { eventStream } from './stream'

interface Ports {
  readonly store: OpenDatabase
  readonly notices: Notices
  readonly now: Clock
}

/** Most streams one doctor may have open; a window needs one. */
const mostStreams = 30

/** Checks the session without prolonging it: an open window alone must not keep a session alive. */
const holds = async (db: Db, session: string, at: string): Promise<boolean> => {
  const row = await db
    .selectFrom('session')
    .select('expires_at')
    .where('token_hash', '=', session)
    .where('locked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined && row.expires_at > at
}

/** The doctor's own events as they happen. */
export const eventCalls = ({ store: { db }, notices, now }: Ports): Part<'events'> => {
  const open = new Map<string, number>()
  const count = (doctor: string, by: 1 | -1): void => {
    const left = (open.get(doctor) ?? 0) + by
    if (left > 0) open.set(doctor, left)
    else open.delete(doctor)
  }
  return {
    events: async (_, { doctor: owner, person: doctor, only, session, role }) => {
      // A member who sees only assigned cases gets no events of the clinic: what changed in other cases must not reach her.
      const doctors = [doctor, ...(owner === doctor || only !== null ? [] : [owner])]
      if ((open.get(doctor) ?? 0) >= mostStreams) throw new Refusal('TOO_MANY_REQUESTS')
      const stream = eventStream(notices, { doctors, staff: role === 'staff', holds: () => holds(db, session, instant(now())) })
      count(doctor, 1)
      stream.once('close', () => count(doctor, -1))
      return stream
    },
  }
}

import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import type { Notices } from './notices'
import { eventStream } from './stream'

interface Ports {
  /** Checks a session without prolonging it: an open window alone must not keep one alive. */
  readonly sessions: { readonly stands: (session: string) => Promise<unknown> }
  readonly notices: Notices
}

/** Most streams one doctor may have open; a window needs one. */
const mostStreams = 30

/** The doctor's own events as they happen. */
export const eventCalls = ({ sessions, notices }: Ports): Part<'events'> => {
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
      const stream = eventStream(notices, {
        doctors,
        staff: role === 'staff',
        holds: async () => (await sessions.stands(session)) !== null,
      })
      count(doctor, 1)
      stream.once('close', () => count(doctor, -1))
      return stream
    },
  }
}

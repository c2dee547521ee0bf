import type { Sessions } from '../auth/sessions'
import { type Clock, instant } from '../db/now'
import type { Db } from '../db/open'
import type { Notice, Notices } from '../events/notices'
import { type Bearers, bearersIn } from '../files/bearers'
import { shownThere } from '../files/shown-there'
import { linkStands } from '../share/rows'

interface Ports {
  readonly store: { readonly db: Db }
  readonly sessions: Pick<Sessions, 'stands'>
  readonly notices: Pick<Notices, 'hear'>
  readonly now: Clock
}

/** Whether those for whom addresses were signed may still see anything, asked anew when somebody's access may have changed. */
export const listeningBearers = ({ store: { db }, sessions, notices, now }: Ports): Bearers => {
  const bearers = bearersIn({
    session: sessions.stands,
    link: async uuid => {
      const until = await linkStands(db, uuid, instant(now()))
      return until === null ? null : { doctor: null, until, clinics: new Map() }
    },
    assigned: ({ person, ...which }) => shownThere(db, { ...which, only: person }),
    now,
  })
  notices.hear(heeding(bearers))
  return bearers
}

const heeding =
  (bearers: Bearers) =>
  (notice: Notice): void => {
    if (notice === 'sessions' || notice === 'missed' || notice.event.type === 'desk') bearers.forget()
  }

/** Notices that this process heeds at once, before they come back from the database: by then the call has been answered. */
export const heededAtOnce = (notices: Notices, bearers: Bearers): Notices => {
  const heed = heeding(bearers)
  return {
    ...notices,
    tell: notice => {
      heed(notice)
      notices.tell(notice)
    },
  }
}

import { type Clock, instant } from '../db/now'
import type { Store } from '../db/open'
import type { DoctorAsking, Part } from '../http/handlers'
import { rereadOf, rereadsOf } from './rows'
import { addReread, deleteReread } from './store'

/** Further readings of films, which measure how well points are placed. */
export const rereadCalls = ({
  store,
  now,
}: {
  readonly store: Store
  readonly now: Clock
}): Part<'rereadAdd' | 'rereadList' | 'rereadDelete'> => {
  const by = ({ doctor, person }: DoctorAsking) => ({ doctor, person, at: instant(now()) })
  return {
    rereadAdd: async (input, asking) => rereadOf(await addReread(store, input, by(asking))),
    rereadList: (_, { doctor }) => rereadsOf(store.db, doctor),
    rereadDelete: async ({ uuid }, asking) => {
      await deleteReread(store, uuid, by(asking))
      return {}
    },
  }
}

import { type Clock, instant } from '../db/now'
import type { Store } from '../db/open'
import type { Part } from '../http/handlers'
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
  const by = (doctor: string) => ({ doctor, at: instant(now()) })
  return {
    rereadAdd: async (input, { doctor }) => rereadOf(await addReread(store, input, by(doctor))),
    rereadList: (_, { doctor }) => rereadsOf(store.db, doctor),
    rereadDelete: async ({ uuid }, { doctor }) => {
      await deleteReread(store, uuid, by(doctor))
      return {}
    },
  }
}

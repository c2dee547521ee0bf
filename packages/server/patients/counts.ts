import type { Output } from '@sella/contract/calls/index'
import type { Db } from '../db/open'
import { findPatients } from './search'

interface Counted {
  readonly doctor: string
  /** Only the cases assigned to this person; null for all. */
  readonly only: string | null
  /** Next visits up to this day count. */
  readonly due: string
}

const everything = {
  search: '',
  favorite: false,
  deleted: false,
  awaits: null,
  due: null,
  order: { by: 'updated', turned: false },
  limit: 0,
  offset: 0,
} as const

/** How many cases each view of the list has, but the one of unsure points, whose answer may have to wait. */
export const countViews = async (db: Db, { doctor, only, due }: Counted): Promise<Output<'patientCounts'>> => {
  const count = async (view: Partial<Parameters<typeof findPatients>[1]>): Promise<number> =>
    (await findPatients(db, { ...everything, doctor, only, ...view })).total
  const [all, favorite, visit, toTrace, bin] = await Promise.all([
    count({}),
    count({ favorite: true }),
    count({ due }),
    count({ awaits: 'tracing' }),
    count({ deleted: true }),
  ])
  return { all, favorite, visit, toTrace, bin }
}

import type { SearchFilter } from '@sella/contract/case-search'
import type { Db } from '../db/open'
import { catchUp } from '../readings/caught-up'
import { readerOf } from '../readings/reader'
import type { Scope } from './conditions'

/** The context of a doctor's search, with her values brought up to date as far as possible in that time. */
export const scopeOf = async (
  db: Db,
  { doctor, only, today, filter }: Pick<Scope, 'doctor' | 'only' | 'today'> & { readonly filter: SearchFilter },
): Promise<Scope> => {
  const reader = await readerOf(db, doctor)
  if (filter.findings?.length || filter.necks) await catchUp(db, reader)
  const rows = await db.selectFrom('reading_list').select(['item', 'no']).where('doctor_id', '=', doctor).execute()
  return { doctor, only, today, reader, lists: new Map(rows.map(row => [row.item, row.no])) }
}

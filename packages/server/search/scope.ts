import type { SearchFilter } from '@sella/contract/case-search'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { catchUp } from '../readings/caught-up'
import { countDue } from '../readings/due'
import { readerOf } from '../readings/reader'
import type { Scope } from './conditions'

/** Whether a filter chooses by values that are measured from tracings. */
const byValues = (filter: SearchFilter): boolean => (filter.findings ?? []).length > 0 || filter.necks !== undefined

/** The context of a doctor's search, with her values brought up to date as far as possible in that time. */
export const scopeOf = async (
  db: Db,
  { doctor, only, today, filter }: Pick<Scope, 'doctor' | 'only' | 'today'> & { readonly filter: SearchFilter },
): Promise<Scope> => {
  const reader = await readerOf(db, doctor)
  if (byValues(filter)) await catchUp(db, reader)
  const rows = await db.selectFrom('reading_list').select(['item', 'no']).where('doctor_id', '=', doctor).execute()
  return { doctor, only, today, reader, lists: new Map(rows.map(row => [row.item, row.no])) }
}

/**
 * As `scopeOf`, for a file. Refuses (BUSY) while tracings by whose values the filter chooses wait to be measured: on screen the results are
 * completed, in a file those records would be missing, and nobody would be told.
 */
export const wholeScopeOf = async (db: Db, asked: Parameters<typeof scopeOf>[1]): Promise<Scope> => {
  const scope = await scopeOf(db, asked)
  if (byValues(asked.filter) && (await countDue(db, scope.reader)) > 0) throw new Refusal('BUSY')
  return scope
}

import type { Db } from '../db/open'
import { imagesOf } from '../records/rows'
import { nextDue } from './due'
import { modelsIn, readModels } from './read-models'
import { type Readings, readTracing } from './read-tracing'
import type { ReadingContext } from './reader'
import { tracingsIn } from './stored-tracing'

/** Records measured in one step; other calls are answered in between. */
export const batch = 8
/** Keeps the bound values of one statement below the limits of both engines. */
const mostRows = 5000

const lists = async (tx: Db, doctor: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx.selectFrom('reading_list').select(['item', 'no']).where('doctor_id', '=', doctor).execute()
  return new Map(rows.map(row => [row.item, row.no]))
}

const listsWith = async (tx: Db, doctor: string, items: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const listed = await lists(tx, doctor)
  const fresh = items.filter(item => !listed.has(item))
  if (fresh.length === 0) return listed
  await tx
    .insertInto('reading_list')
    .values(fresh.map(item => ({ doctor_id: doctor, item })))
    .onConflict(conflict => conflict.columns(['doctor_id', 'item']).doNothing())
    .execute()
  return lists(tx, doctor)
}

interface Due {
  readonly no: number
  readonly record_uuid: string
}

const none: Readings = { scale: 'none', unsure: 0, values: new Map() }

const store = async (tx: Db, { doctor, items, readers, stamp }: ReadingContext, due: readonly Due[]): Promise<void> => {
  const uuids = due.map(row => row.record_uuid)
  const records = await tx.selectFrom('record').selectAll().where('uuid', 'in', uuids).execute()
  const images = await imagesOf(tx, uuids)
  const [tracings, models] = [tracingsIn(records, images), modelsIn(records, images)]
  const read = due.map(({ no, record_uuid }) => {
    const tracing = tracings.get(record_uuid)
    const read = tracing ? readTracing(tracing, { items, readers }) : none
    return { no, ...read, values: new Map([...read.values, ...readModels(models.get(record_uuid))]) }
  })
  const wanted = [...new Set(read.flatMap(({ values }) => [...values.keys()]))]
  const numbers = wanted.length === 0 ? new Map<string, number>() : await listsWith(tx, doctor, wanted)
  const rows = read.flatMap(({ no, values }) =>
    [...values].map(([item, value]) => ({ record: no, list: numbers.get(item) ?? 0, value })),
  )
  const all = due.map(row => row.no)
  await tx.deleteFrom('reading').where('record', 'in', all).execute()
  for (let at = 0; at < rows.length; at += mostRows)
    await tx
      .insertInto('reading')
      .values(rows.slice(at, at + mostRows))
      .execute()
  for (const { no, scale, unsure } of read)
    await tx.updateTable('record_index').set({ stamp, scale, unsure }).where('no', '=', no).execute()
}

/**
 * Measures the doctor's next records with out-of-date values; resolves to how many were found, so that fewer than `limit` means no
 * more are left. Two processes take turns: the second waits for the first one's rows and then finds them done. A tracing saved meanwhile becomes out of date again.
 */
export const readNext = (db: Db, reader: ReadingContext, limit = batch): Promise<number> =>
  db.transaction().execute(async tx => {
    const waiting = await nextDue(tx, reader, limit)
    if (waiting.length === 0) return 0
    // Sorted, so that two processes never deadlock.
    const nos = [...waiting].sort((a, b) => a - b)
    const due = await tx
      .updateTable('record_index')
      .set({ stamp: '' })
      .where('no', 'in', nos)
      .where('stamp', '<>', reader.stamp)
      .returning(['no', 'record_uuid'])
      .execute()
    if (due.length > 0) await store(tx, reader, due)
    return waiting.length
  })

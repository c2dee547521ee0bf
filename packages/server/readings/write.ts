import type { Db } from '../db/open'
import { imagesOf } from '../records/rows'
import { doubtsBeside } from './beside'
import { nextDue } from './due'
import { modelsIn, readModels } from './read-models'
import { type Readings, readTracing } from './read-tracing'
import type { ReadingContext } from './reader'
import { tracingsIn } from './stored-tracing'

/** Records measured in one step; other calls are answered in between. */
export const batch = 8

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

/**
 * Stores a record's values by list, writing only those that changed: a save usually moves one point, and a written row updates
 * two indexes and checks two references.
 */
const storeValues = async (tx: Db, record: number, values: ReadonlyMap<number, number>): Promise<void> => {
  const stored = await tx.selectFrom('reading').select(['list', 'value']).where('record', '=', record).execute()
  const before = new Map(stored.map(({ list, value }) => [list, value]))
  const gone = [...before.keys()].filter(list => !values.has(list))
  const rows = [...values].flatMap(([list, value]) => (before.get(list) === value ? [] : [{ record, list, value }]))
  if (gone.length > 0) await tx.deleteFrom('reading').where('record', '=', record).where('list', 'in', gone).execute()
  if (rows.length === 0) return
  await tx
    .insertInto('reading')
    .values(rows)
    .onConflict(conflict => conflict.columns(['record', 'list']).doUpdateSet(eb => ({ value: eb.ref('excluded.value') })))
    .execute()
}

/** Stores the measurements of records; resolves to whether values of other records of their cases are now out of date. */
const store = async (tx: Db, { doctor, items, readers, stamp }: ReadingContext, due: readonly Due[]): Promise<boolean> => {
  const uuids = due.map(row => row.record_uuid)
  const records = await tx.selectFrom('record').selectAll().where('uuid', 'in', uuids).execute()
  const images = await imagesOf(tx, uuids)
  const [tracings, models] = [tracingsIn(records, images), modelsIn(records, images)]
  const { doubted, outdated } = await doubtsBeside(
    tx,
    due.map(({ no }) => no),
  )
  const read = due.map(({ no, record_uuid }) => {
    const tracing = tracings.get(record_uuid)
    const read = tracing ? readTracing(tracing, { items, readers, doubted: doubted.has(record_uuid) }) : none
    return { no, ...read, values: new Map([...read.values, ...readModels(models.get(record_uuid))]) }
  })
  const wanted = [...new Set(read.flatMap(({ values }) => [...values.keys()]))]
  const numbers = wanted.length === 0 ? new Map<string, number>() : await listsWith(tx, doctor, wanted)
  for (const { no, values } of read)
    await storeValues(tx, no, new Map([...values].map(([item, value]) => [numbers.get(item) ?? 0, value])))
  for (const { no, scale, unsure } of read)
    await tx.updateTable('record_index').set({ stamp, scale, unsure }).where('no', '=', no).execute()
  if (outdated.length > 0) await tx.updateTable('record_index').set({ stamp: '' }).where('no', 'in', outdated).execute()
  return outdated.length > 0
}

/**
 * Measures the doctor's next records with out-of-date values; resolves to how many were found, so that fewer than `limit` means no
 * more are left; `limit` too if others of a case are out of date by what was measured. Two processes take turns: the second waits for the first one's rows and then finds them done. A tracing saved meanwhile becomes out of date again.
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
    const more = due.length > 0 && (await store(tx, reader, due))
    return more ? limit : waiting.length
  })

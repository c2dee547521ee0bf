import { inParts } from '../db/in-parts'
import { lastly, together } from '../db/lastly'
import type { Db } from '../db/open'
import { selectImages } from '../records/rows'
import { doubtsBeside, selectBeside } from './beside'
import { nextDue } from './due'
import { modelsIn, readModels } from './read-models'
import { type Readings, readTracing } from './read-tracing'
import type { ReadingContext } from './reader'
import { tracingsIn } from './stored-tracing'

/** Records measured in one step; other calls are answered in between. */
export const batch = 8

/** Rows of three values per statement; SQLite accepts 32,766 values, and a doctor may have thousands of own items. */
const atOnce = 5000

const selectLists = (tx: Db, doctor: string) =>
  tx.selectFrom('reading_list').select(['item', 'no']).where('doctor_id', '=', doctor)

type Lists = readonly { readonly item: string; readonly no: number }[]

/** The numbers of lists by item; those of items not yet `listed` are made. */
const listsWith = async (
  tx: Db,
  doctor: string,
  { listed, items }: { listed: Lists; items: readonly string[] },
): Promise<ReadonlyMap<string, number>> => {
  const numbers = (rows: Lists) => new Map(rows.map(row => [row.item, row.no]))
  const present = numbers(listed)
  const fresh = items.filter(item => !present.has(item))
  if (fresh.length === 0) return present
  await tx
    .insertInto('reading_list')
    .values(fresh.map(item => ({ doctor_id: doctor, item })))
    .onConflict(conflict => conflict.columns(['doctor_id', 'item']).doNothing())
    .execute()
  return numbers(await selectLists(tx, doctor).execute())
}

interface Due {
  readonly no: number
  readonly record_uuid: string
}

const none: Readings = { scale: 'none', unsure: 0, values: new Map() }

type Stored = readonly { readonly record: number; readonly list: number; readonly value: number }[]

interface Measured {
  readonly no: number
  readonly values: ReadonlyMap<number, number>
}

/**
 * Stores the values of records by list, writing only those that changed: a save usually moves one point, and a written row updates
 * two indexes and checks two references.
 */
const storeValues = async (tx: Db, measured: readonly Measured[], stored: Stored): Promise<void> => {
  const rows: Stored[number][] = []
  for (const { no: record, values } of measured) {
    const own = stored.filter(row => row.record === record)
    const before = new Map(own.map(({ list, value }) => [list, value]))
    const gone = [...before.keys()].filter(list => !values.has(list))
    for (const [list, value] of values) if (before.get(list) !== value) rows.push({ record, list, value })
    if (gone.length > 0) await lastly(tx, tx.deleteFrom('reading').where('record', '=', record).where('list', 'in', gone))
  }
  for (const part of inParts(rows, atOnce)) {
    const insert = tx.insertInto('reading').values(part)
    const overwriting = insert.onConflict(conflict =>
      conflict.columns(['record', 'list']).doUpdateSet(eb => ({ value: eb.ref('excluded.value') })),
    )
    await lastly(tx, overwriting)
  }
}

/** Everything that measuring these records takes, read together. */
const gathered = async (tx: Db, doctor: string, due: readonly Due[]) => {
  const [uuids, nos] = [due.map(row => row.record_uuid), due.map(row => row.no)]
  const [records, images, beside, listed, stored] = await together(
    tx,
    tx.selectFrom('record').selectAll().where('uuid', 'in', uuids),
    selectImages(tx, uuids).where('beside', '=', 0),
    selectBeside(tx, nos),
    selectLists(tx, doctor),
    tx.selectFrom('reading').select(['record', 'list', 'value']).where('record', 'in', nos),
  )
  return { records, images, listed, stored, ...(await doubtsBeside(tx, nos, beside)) }
}

/** The largest number PostgreSQL's column takes, thousandths; a ratio by nearly nothing may be beyond it, and is found by no search. */
const largest = 2_147_483_647

const storable = (values: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...values].filter(([, value]) => Math.abs(value) <= largest))

/** Stores the measurements of records; resolves to whether values of other records of their cases are now out of date. */
const store = async (tx: Db, { doctor, items, readers, stamp }: ReadingContext, due: readonly Due[]): Promise<boolean> => {
  const { records, images, listed, stored, doubted, outdated } = await gathered(tx, doctor, due)
  const [tracings, models] = [tracingsIn(records, images), modelsIn(records, images)]
  const read = due.map(({ no, record_uuid }) => {
    const tracing = tracings.get(record_uuid)
    const read = tracing ? readTracing(tracing, { items, readers, doubted: doubted.has(record_uuid) }) : none
    return { no, ...read, values: storable(new Map([...read.values, ...readModels(models.get(record_uuid))])) }
  })
  const wanted = [...new Set(read.flatMap(({ values }) => [...values.keys()]))]
  const numbers = await listsWith(tx, doctor, { listed, items: wanted })
  const numbered = read.map(({ no, values }) => ({
    no,
    values: new Map([...values].map(([item, value]) => [numbers.get(item) ?? 0, value])),
  }))
  await storeValues(tx, numbered, stored)
  for (const { no, scale, unsure } of read)
    await lastly(tx, tx.updateTable('record_index').set({ stamp, scale, unsure }).where('no', '=', no))
  if (outdated.length > 0) await lastly(tx, tx.updateTable('record_index').set({ stamp: '' }).where('no', 'in', outdated))
  return outdated.length > 0
}

/**
 * Measures the doctor's next records with out-of-date values; resolves to how many were found, so that fewer than `limit` means no
 * more are left; `limit` too if others of a case are out of date by what was measured. Two processes take turns: the second waits for the first one's rows and then finds them done. A tracing saved meanwhile becomes out of date again.
 */
export const readNext = async (db: Db, reader: ReadingContext, limit = batch): Promise<number> => {
  // Outside the transaction, because most often there is nothing to do; what is found done by then is left out below.
  const waiting = await nextDue(db, reader, limit)
  if (waiting.length === 0) return 0
  // Sorted, so that two processes never deadlock.
  const nos = [...waiting].sort((a, b) => a - b)
  return db.transaction().execute(async tx => {
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
}

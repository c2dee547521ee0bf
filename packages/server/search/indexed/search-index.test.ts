import { randomUUID } from 'node:crypto'
import type { SearchFilter } from '@sella/contract/case-search'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../db/migrate'
import { type OpenDatabase, openStore } from '../../db/open'
import { addPatient, binPatient, markFavorite } from '../../patients/store'
import { listOf } from '../../readings/read-tracing'
import { readerOf } from '../../readings/reader'
import { onEachStore } from '../../testing/each-engine'
import { uuidsOf } from '../find'
import { fitting } from '../fitting'
import { scopeOf } from '../scope'

const today = '2026-11-21'
const moment = (n: number) => new Date(1.79e12 + n * 1000).toISOString()

const addDoctor = async ({ db }: OpenDatabase): Promise<string> => {
  const uuid = randomUUID()
  const named = { uuid, login_name: uuid, login_key: uuid, password_hash: '', user_name: uuid, role: 'doctor' as const }
  await db
    .insertInto('doctor')
    .values({ ...named, phone: null, email: null, age: null, created_at: moment(0), updated_at: moment(0) })
    .execute()
  return uuid
}

const addCase = async (store: OpenDatabase, doctor: string, n: number): Promise<string> => {
  const fields = {
    name: `陈${n}`,
    sex: 'male' as const,
    birthday: '2010-06-17',
    caseNo: '',
    agencyUuid: null,
    phone: null,
    notes: null,
  }
  return (await addPatient(store, fields, { doctor, at: moment(n) })).uuid
}

const addRecord = async ({ db }: OpenDatabase, doctor: string, caseUuid: string): Promise<string> => {
  const uuid = randomUUID()
  const at = moment(0)
  await db
    .insertInto('record')
    .values({
      uuid,
      doctor_id: doctor,
      case_uuid: caseUuid,
      createday: '2026-01-02T08:00',
      type: 1,
      has_tracing: 0,
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return uuid
}

/** Measures a record again as `readings/write` does: first its values, then their validity. */
const measure = async ({ db }: OpenDatabase, doctor: string, { record, anb }: { record: string; anb: number }): Promise<void> => {
  const { stamp } = await readerOf(db, doctor)
  await db
    .insertInto('reading_list')
    .values({ doctor_id: doctor, item: listOf('ANB') })
    .onConflict(conflict => conflict.columns(['doctor_id', 'item']).doNothing())
    .execute()
  await db.transaction().execute(async tx => {
    const { no: list } = await tx
      .selectFrom('reading_list')
      .select('no')
      .where('doctor_id', '=', doctor)
      .executeTakeFirstOrThrow()
    const row = await tx.selectFrom('record_index').select('no').where('record_uuid', '=', record).executeTakeFirst()
    if (!row) return
    await tx.deleteFrom('reading').where('record', '=', row.no).execute()
    await tx
      .insertInto('reading')
      .values({ record: row.no, list, value: anb * 1000 })
      .execute()
    await tx.updateTable('record_index').set({ stamp, traced: 1, scale: 'measured' }).where('no', '=', row.no).execute()
  })
}

const filters: readonly SearchFilter[] = [
  {},
  { favorite: true },
  { tracing: false },
  { types: [2] },
  { findings: [{ item: 'ANB', is: 'gt', value: 4 }] },
  { sex: 'male', age: { from: 10, to: 20, at: 'record' }, findings: [{ item: 'ANB', is: 'le', value: 4 }] },
]

/** Uuids of the results of each filter, without waiting for values still to be computed. */
const foundBy = async ({ db }: OpenDatabase, doctor: string, only: string | null = null) => {
  const hits: unknown[] = []
  for (const filter of filters) {
    const scope = await scopeOf(db, { doctor, only, today, filter: {} })
    const fit = await fitting(db, filter, scope)
    hits.push([await uuidsOf(db, fit.cases), fit.cases.length, fit.records.length])
  }
  return hits
}

onEachStore('what a process keeps for searches', open => {
  let stores: readonly OpenDatabase[] = []
  beforeAll(async () => {
    stores = [openStore(open()), openStore(open())]
    await migrate(stores[0] as OpenDatabase)
  }, 60_000)
  afterAll(() => Promise.all(stores.map(store => store.close())))
  const at = (i: number) => stores[i % 2] as OpenDatabase

  /** The results with an empty cache: another `db` on the same connections. */
  const anew = (doctor: string) => foundBy({ ...at(0), db: at(0).db.withoutPlugins() }, doctor)

  test('is right after any change by either of two processes', { timeout: 240_000 }, async () => {
    const [first, second] = [await addDoctor(at(0)), await addDoctor(at(0))]
    const cases: string[] = []
    const records: string[] = []
    const pick = (all: readonly string[], n: number) => all[n % Math.max(1, all.length)] ?? ''
    const acts: readonly ((store: OpenDatabase, n: number) => Promise<unknown>)[] = [
      async (store, n) => cases.push(await addCase(store, first, n)),
      async (store, n) =>
        cases.length > 0 &&
        (await store.db.selectFrom('patient').select('uuid').where('uuid', '=', pick(cases, n)).executeTakeFirst()) &&
        records.push(await addRecord(store, first, pick(cases, n))),
      (store, n) => measure(store, first, { record: pick(records, n), anb: n % 9 }),
      (store, n) => measure(store, first, { record: pick(records, n + 1), anb: n % 7 }),
      async (store, n) => markFavorite(store, pick(cases, n), { doctor: first, favorite: n % 2 === 0 }).catch(() => undefined),
      (store, n) => binPatient(store, pick(cases, n), { doctor: first, at: moment(n) }).catch(() => undefined),
      ({ db }, n) =>
        db
          .updateTable('patient')
          .set({ deleted_at: null, updated_at: moment(n) })
          .where('uuid', '=', pick(cases, n))
          .execute(),
      ({ db }, n) =>
        db
          .updateTable('record')
          .set({ deleted_at: n % 2 ? moment(n) : null })
          .where('uuid', '=', pick(records, n))
          .execute(),
      ({ db }, n) =>
        db
          .updateTable('record')
          .set({ type: 2, case_uuid: pick(cases, n) })
          .where('uuid', '=', pick(records, n))
          .where(eb => eb.exists(eb.selectFrom('patient').select('uuid').where('uuid', '=', pick(cases, n))))
          .execute(),
      ({ db }, n) =>
        db
          .updateTable('patient')
          .set({ sex: 'female', updated_at: moment(n) })
          .where('uuid', '=', pick(cases, n))
          .execute(),
      ({ db }, n) => db.deleteFrom('record').where('uuid', '=', pick(records, n)).execute(),
      ({ db }, n) => db.deleteFrom('patient').where('uuid', '=', pick(cases, n)).execute(),
      async ({ db }, n) => {
        const to = n % 2 ? second : first
        await db.updateTable('case_index').set({ doctor_id: to }).where('case_uuid', '=', pick(cases, n)).execute()
        const no = db.selectFrom('case_index').select('no').where('case_uuid', '=', pick(cases, n))
        await db.updateTable('record_index').set({ doctor_id: to, stamp: '' }).where('case_no', 'in', no).execute()
      },
    ]
    // The first kinds of action are more frequent: otherwise there would be nothing to change.
    const act = fc.oneof({ weight: 2, arbitrary: fc.nat(3) }, { weight: 2, arbitrary: fc.nat(acts.length - 1) })
    const steps = fc.sample(fc.tuple(act, fc.nat(1), fc.nat(1000)), { numRuns: 90, seed: 15 })
    for (const [step, [which, process, n]] of steps.entries()) {
      await acts[which]?.(at(process), n)
      // Some changes are seen together with the following ones.
      if (n % 3 === 0) continue
      const wanted = [await anew(first), await anew(second)]
      for (const store of stores)
        expect([await foundBy(store, first), await foundBy(store, second)], `step ${step}`).toEqual(wanted)
    }
    const [all] = (await anew(first)) as [[readonly string[]]]
    expect(all[0].length).toBeGreaterThan(5)
  })

  test('forgets a record that the other process erases while its case stays', async () => {
    const doctor = await addDoctor(at(0))
    const caseUuid = await addCase(at(0), doctor, 1)
    const record = await addRecord(at(0), doctor, caseUuid)
    await measure(at(0), doctor, { record, anb: 6 })
    const hits = async (i: number) => ((await foundBy(at(i), doctor)) as readonly [unknown, number][]).map(([, count]) => count)
    expect([await hits(0), await hits(1)]).toEqual([
      [1, 0, 0, 0, 1, 0],
      [1, 0, 0, 0, 1, 0],
    ])
    await at(1).db.deleteFrom('record').where('uuid', '=', record).execute()
    expect([await hits(0), await hits(1)]).toEqual([
      [1, 0, 1, 0, 0, 0],
      [1, 0, 1, 0, 0, 0],
    ])
  })

  test('holds no one to a case she was assigned to a moment ago', async () => {
    const [account, person] = [await addDoctor(at(0)), await addDoctor(at(0))]
    const caseUuid = await addCase(at(0), account, 1)
    await addCase(at(0), account, 2)
    const assigned = { case_uuid: caseUuid, doctor_id: person }
    const seen = async (i: number) => ((await foundBy(at(i), account, person)) as [[readonly string[]]])[0][0]
    expect([await seen(0), await seen(1)]).toEqual([[], []])
    await at(0).db.insertInto('case_doctor').values(assigned).execute()
    expect([await seen(0), await seen(1)]).toEqual([[caseUuid], [caseUuid]])
    await at(1).db.deleteFrom('case_doctor').where('case_uuid', '=', caseUuid).execute()
    expect([await seen(0), await seen(1)]).toEqual([[], []])
  })

  test('sees a change that was begun before one already seen, and ended after it', async () => {
    const store = at(0)
    if (store.engine.name === 'sqlite') return
    const doctor = await addDoctor(store)
    const [early, late] = [await addCase(store, doctor, 1), await addCase(store, doctor, 2)]
    const favorites = async () => ((await foundBy(store, doctor)) as [unknown, [readonly string[]]])[1][0]
    const light = (db: OpenDatabase['db'], uuid: string) =>
      db.updateTable('patient').set({ favorite: 1 }).where('uuid', '=', uuid).execute()
    expect(await favorites()).toEqual([])
    await at(1)
      .db.transaction()
      .execute(async tx => {
        await light(tx, early)
        await light(store.db, late)
        expect(await favorites()).toEqual([late])
      })
    expect(await favorites()).toEqual([late, early])
  })

  test('answers searches asked at once, each by what was there when it was asked', async () => {
    const store = at(0)
    const doctor = await addDoctor(store)
    const asked: Promise<number>[] = []
    for (let n = 1; n <= 12; n += 1) {
      await addCase(at(n), doctor, n)
      const scope = await scopeOf(store.db, { doctor, only: null, today, filter: {} })
      asked.push(fitting(store.db, {}, scope).then(({ cases }) => cases.length))
    }
    for (const [i, count] of (await Promise.all(asked)).entries()) expect(count).toBeGreaterThanOrEqual(i + 1)
  })
})

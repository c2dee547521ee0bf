import type { Input, Output } from '@sella/contract/calls/index'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../db/open'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture, someone } from '../testing/samples'
import { tracedCase, tracingText } from '../testing/traced'
import { awaitingCases } from './awaiting'

type Asked = Input<'patientGet'>

const names = ({ rows }: Output<'patientGet'>): readonly string[] => rows.map(row => row.name)

/** What waits to be checked; whoever asks has every tracing read at once. */
const review = async (doctor: Visitor, more: Asked = {}): Promise<Output<'patientGet'>> => {
  const page = await doctor.call('patientGet', { ...more, awaits: 'unsure' })
  expect(page.waiting).toBe(0)
  return page
}

const toTrace = (doctor: Visitor, more: Asked = {}) => doctor.call('patientGet', { ...more, awaits: 'tracing' })

/** One more record with a film nobody has traced. */
const filmAt = async (doctor: Visitor, caseUuid: string, createday: string): Promise<string> => {
  const { uuid } = await doctor.call('timebarAdd', { caseUuid, createday, type: 2 })
  await doctor.call('imageUpload', { recordUuid: uuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
  return uuid
}

const trace = async (doctor: Visitor, caseUuid: string, uuid: string, errorPx?: number): Promise<void> => {
  const stored = (await doctor.call('timebarGet', { caseUuid })).find(record => record.uuid === uuid)
  await doctor.call('timebarUpdate', { uuid, caseUuid, version: stored?.version ?? 0, cephPoints: tracingText({ errorPx }) })
}

/** How the engine goes about a query. On tables this small PostgreSQL would read all, or the index that holds every record. */
const planOf = async (db: Db, engine: string, query: RawBuilder<unknown>): Promise<string> => {
  if (engine === 'sqlite') return JSON.stringify((await sql`explain query plan ${query}`.execute(db)).rows)
  const tx = await db.startTransaction().execute()
  await sql`set local enable_seqscan = off`.execute(tx)
  await sql`drop index record_index_facts, record_index_due`.execute(tx)
  const { rows } = await sql`explain ${query}`.execute(tx)
  await tx.rollback().execute()
  return JSON.stringify(rows)
}

onEachEngine('cases that wait', bench => {
  test('for points are those whose latest film has none, whatever an earlier one has; a record without a film changes nothing', async () => {
    const doctor = await bench().doctor()
    await caseWithRecord(doctor, '无片')
    const fresh = await caseWithRecord(doctor, '新片')
    await doctor.call('imageUpload', { recordUuid: fresh.recordUuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
    const { caseUuid } = await tracedCase(doctor, { name: '已定' })
    expect(names(await toTrace(doctor))).toEqual(['新片'])
    await filmAt(doctor, caseUuid, '2025-01-02T09:30')
    expect(names(await toTrace(doctor))).toEqual(['新片'])
    const later = await filmAt(doctor, caseUuid, '2026-03-02T09:30')
    await doctor.call('timebarAdd', { caseUuid, createday: '2026-04-02T09:30', type: 3 })
    expect(names(await toTrace(doctor)).toSorted()).toEqual(['已定', '新片'])
    await trace(doctor, caseUuid, later)
    const left = await toTrace(doctor)
    expect([left.total, names(left), left.waiting]).toEqual([1, ['新片'], undefined])
    await trace(doctor, fresh.caseUuid, fresh.recordUuid)
    expect(await toTrace(doctor)).toEqual({ total: 0, rows: [] })
  })

  test('for checks are those whose latest tracing holds a point of 2 mm expected error or more that nobody confirmed', async () => {
    const doctor = await bench().doctor()
    await tracedCase(doctor, { name: '确定', errorPx: 19 })
    await tracedCase(doctor, { name: '手定' })
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '待查', errorPx: 21 })
    expect(names(await review(doctor))).toEqual(['待查'])
    // A later film without points is no tracing; the case then waits for both.
    const later = await filmAt(doctor, caseUuid, '2026-03-02T09:30')
    expect(names(await review(doctor))).toEqual(['待查'])
    expect(names(await toTrace(doctor))).toEqual(['待查'])
    await trace(doctor, caseUuid, later)
    expect(await review(doctor)).toEqual({ total: 0, rows: [], waiting: 0 })
    await trace(doctor, caseUuid, later, 30)
    expect((await review(doctor)).total).toBe(1)
    await trace(doctor, caseUuid, recordUuid)
    expect((await review(doctor)).total).toBe(1)
    await trace(doctor, caseUuid, later)
    expect((await review(doctor)).total).toBe(0)
  })

  test('stand in the order of the list, page by page, and are searched and starred as others are', async () => {
    const doctor = await bench().doctor()
    const cases: string[] = []
    for (const name of ['王一', '王二', '李三']) {
      bench().clock.ahead += 1000
      cases.push((await tracedCase(doctor, { name, errorPx: 40 })).caseUuid)
    }
    await doctor.call('patientAdd', someone('王空'))
    await review(doctor)
    const first = await review(doctor, { page: 1, pageSize: 2 })
    const second = await review(doctor, { page: 2, pageSize: 2 })
    const behind = await review(doctor, { page: 3, pageSize: 2 })
    expect([first, second, behind].map(page => [page.total, names(page)])).toEqual([
      [3, ['李三', '王二']],
      [3, ['王一']],
      [3, []],
    ])
    expect(first.rows[0]?.records).toMatchObject([{ hasFilm: true, hasTracing: true }])
    expect(names(await review(doctor, { search: 'wang' }))).toEqual(['王二', '王一'])
    expect(names(await review(doctor, { search: '%' }))).toEqual([])
    await doctor.call('patientFavorite', { uuid: cases[0] ?? '', favorite: '1' })
    expect(names(await review(doctor, { favorite: true }))).toEqual(['王一'])
  })

  test('are the doctor’s own, outside the bin, of records and films outside it', async () => {
    const [doctor, other] = [await bench().doctor(), await bench().doctor()]
    await tracedCase(other, { name: '别人', errorPx: 40 })
    const theirs = await caseWithRecord(other, '别人二')
    await filmAt(other, theirs.caseUuid, '2026-03-02T09:30')
    const mine = await tracedCase(doctor, { name: '我的', errorPx: 40 })
    const film = await filmAt(doctor, mine.caseUuid, '2026-03-02T09:30')
    expect([names(await review(doctor)), names(await toTrace(doctor))]).toEqual([['我的'], ['我的']])
    await doctor.call('patientDelete', { uuid: mine.caseUuid })
    expect([(await review(doctor)).total, (await toTrace(doctor)).total]).toEqual([0, 0])
    expect([names(await review(doctor, { deleted: true })), names(await toTrace(doctor, { deleted: true }))]).toEqual([
      ['我的'],
      ['我的'],
    ])
    await doctor.call('patientRestore', { uuid: mine.caseUuid })
    await doctor.call('timebarDelete', { uuid: film })
    expect([names(await review(doctor)), names(await toTrace(doctor))]).toEqual([['我的'], []])
    await doctor.call('timebarDelete', { uuid: mine.recordUuid })
    expect((await review(doctor)).total).toBe(0)
    expect(await bench().visitor().refusal('patientGet', { awaits: 'unsure' })).toBe('SESSION_EXPIRED')
  })

  test('are found in an index of only those, not among all records', async () => {
    const { db, engine } = bench().server.ports.store
    const asked = { doctor: 'd', favorite: false, deleted: false, more: sql`` }
    for (const [awaits, index] of [
      ['tracing', 'record_index_to_trace'],
      ['unsure', 'record_index_to_review'],
    ] as const)
      expect(await planOf(db, engine.name, awaitingCases({ ...asked, awaits }))).toContain(index)
  })
})

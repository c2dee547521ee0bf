import { expect, test } from 'vitest'
import type { Db } from '../db/open'
import { onEachEngine } from '../testing/each-engine'
import { tracedCase, tracedRecord } from '../testing/traced'

/** Undoes a transaction whose outcome was looked at. */
class Undone extends Error {}

interface Case {
  readonly caseUuid: string
  readonly records: readonly string[]
}

onEachEngine('whether the scale of a film is doubted is judged anew', bench => {
  const traced = async (name: string): Promise<Case> => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name, createday: '2026-01-02T09:30' })
    const later = await tracedRecord(doctor, caseUuid, {})
    return { caseUuid, records: [recordUuid, later.recordUuid] }
  }

  /**
   * Records of these cases whose stored values a change makes stale, by the order of their making; nothing reads them anew
   * meanwhile, and the change is undone.
   */
  const staleAfter = async (cases: readonly Case[], change: (db: Db) => Promise<unknown>): Promise<readonly number[]> => {
    const uuids = cases.flatMap(({ records }) => records)
    let stale: readonly number[] = []
    const look = bench()
      .server.ports.store.db.transaction()
      .execute(async tx => {
        await tx.updateTable('record_index').set({ stamp: 'read' }).where('record_uuid', 'in', uuids).execute()
        await change(tx)
        const rows = await tx
          .selectFrom('record_index')
          .select(['record_uuid', 'stamp'])
          .where('record_uuid', 'in', uuids)
          .execute()
        stale = uuids.flatMap((uuid, i) => (rows.some(row => row.record_uuid === uuid && row.stamp === '') ? [i] : []))
        throw new Undone()
      })
    await expect(look).rejects.toBeInstanceOf(Undone)
    return stale
  }

  const patient =
    (caseUuid: string, values: { birthday?: string | null; sex?: 'male' | 'female' | null; name?: string }) => (db: Db) =>
      db.updateTable('patient').set(values).where('uuid', '=', caseUuid).execute()
  const record =
    (uuid: string, values: { createday?: string; deleted_at?: string; type?: 1 | 2 | 3; case_uuid?: string }) => (db: Db) =>
      db.updateTable('record').set(values).where('uuid', '=', uuid).execute()

  test('for all films of a case when the birthday or the sex is another, and for none when it is written again', async () => {
    const [seen, other] = [await traced('生日'), await traced('旁')]
    const both = [seen, other]
    const { db } = bench().server.ports.store
    await patient(seen.caseUuid, { birthday: '2010-05-04', sex: 'female' })(db)
    expect(await staleAfter(both, patient(seen.caseUuid, { birthday: '1999-12-31' }))).toEqual([0, 1])
    expect(await staleAfter(both, patient(seen.caseUuid, { birthday: null }))).toEqual([0, 1])
    expect(await staleAfter(both, patient(seen.caseUuid, { sex: 'male' }))).toEqual([0, 1])
    expect(await staleAfter(both, patient(seen.caseUuid, { sex: null }))).toEqual([0, 1])
    expect(await staleAfter(both, patient(seen.caseUuid, { birthday: '2010-05-04', sex: 'female', name: '改名' }))).toEqual([])
  })

  test('for the others of a case when one has another day, goes to the bin, or is erased', async () => {
    const seen = await traced('日期')
    const [first = '', second = ''] = seen.records
    expect(await staleAfter([seen], record(second, { createday: '2024-01-02T09:30' }))).toEqual([0, 1])
    expect(await staleAfter([seen], record(second, { deleted_at: '2026-06-01T00:00:00Z' }))).toEqual([0, 1])
    expect(await staleAfter([seen], record(second, { type: 3 }))).toEqual([])
    expect(await staleAfter([seen], db => db.deleteFrom('record').where('uuid', '=', first).execute())).toEqual([1])
  })

  test('for both cases when a film goes from one to the other', async () => {
    const both = [await traced('从'), await traced('到')]
    const [from, to] = both
    const moved = record(from?.records[1] ?? '', { case_uuid: to?.caseUuid ?? '' })
    expect(await staleAfter(both, moved)).toEqual([0, 1, 2, 3])
  })

  test('when a superimposition is saved, saved otherwise or erased, and not when it is saved again', async () => {
    const seen = await traced('声明')
    const { caseUuid: case_uuid } = seen
    const { db } = bench().server.ports.store
    const { doctor_id } = await db
      .selectFrom('patient')
      .select('doctor_id')
      .where('uuid', '=', case_uuid)
      .executeTakeFirstOrThrow()
    const saved = (content: string) => (at: Db) =>
      at.insertInto('overlap').values({ case_uuid, doctor_id, content, updated_at: '2026-06-01T00:00:00Z' }).execute()
    const changed = (content: string) => (at: Db) =>
      at.updateTable('overlap').set({ content }).where('case_uuid', '=', case_uuid).execute()
    expect(await staleAfter([seen], saved('[]'))).toEqual([0, 1])
    await saved('[]')(db)
    expect(await staleAfter([seen], changed('[{}]'))).toEqual([0, 1])
    expect(await staleAfter([seen], changed('[]'))).toEqual([])
    expect(await staleAfter([seen], at => at.deleteFrom('overlap').where('case_uuid', '=', case_uuid).execute())).toEqual([0, 1])
  })
})

import { randomUUID } from 'node:crypto'
import type { MeasuredTable } from '@sella/ceph/tabulate/measured'
import type { Input } from '@sella/contract/calls/index'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { tableFile } from '../testing/table-file'
import { tracedCase } from '../testing/traced'

/** More than one search measures by itself. */
const many = 60

onEachEngine('the table of a search by values', bench => {
  test('is not made while tracings wait to be measured: they would be missing from it, and it says nothing of them', {
    timeout: 120_000,
  }, async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '示例·未读' })
    const { db } = bench().server.ports.store
    const record = await db.selectFrom('record').selectAll().where('uuid', '=', recordUuid).executeTakeFirstOrThrow()
    const image = await db.selectFrom('image').selectAll().where('record_uuid', '=', recordUuid).executeTakeFirstOrThrow()
    // As an archive brings them.
    const uuids = Array.from({ length: many }, () => randomUUID())
    for (const uuid of uuids) {
      await db
        .insertInto('record')
        .values({ ...record, uuid })
        .execute()
      await db
        .insertInto('image')
        .values({ ...image, uuid: randomUUID(), record_uuid: uuid })
        .execute()
    }
    await db.updateTable('record_index').set({ stamp: '' }).execute()
    const filter: Input<'searchMeasurements'>['filter'] = { findings: [{ item: 'ANB', is: 'ge', value: -90 }] }
    const wish = { filter, today: '2026-11-22', analysis: 'ABO', format: 'json', lang: 'zh' } as const
    expect(await doctor.refusal('searchMeasurements', wish)).toBe('BUSY')
    const status = async () => (await doctor.ask('searchMeasurements', wish)).status
    await expect.poll(status, { timeout: 60_000 }).toBe(200)
    const table = JSON.parse((await tableFile(bench(), doctor, { call: 'searchMeasurements', wish })).toString()) as MeasuredTable
    expect(table.cases.flatMap(({ records }) => records)).toHaveLength(many + 1)
  })
})

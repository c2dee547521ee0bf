import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { removalsDue } from '../files/holds'
import type { Reply } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

onEachEngine('a record that is erased while a call about it runs', bench => {
  test('is not found, and nothing counts as a fault of the server', async () => {
    const { db, engine } = bench().server.ports.store
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const file = await picture()
    const waiting = async () =>
      (await sql<{ n: number }>`select count(*) as n from pg_stat_activity where wait_event_type = 'Lock'`.execute(db)).rows[0]?.n
    // SQLite has one connection: the calls wait for it as a whole, so that they are asked before the erasing ends.
    const bothWait = () => (engine.name === 'sqlite' ? undefined : expect.poll(waiting, { timeout: 60_000 }).toBe(2))
    let replies: Promise<Reply[]> | null = null
    await db.transaction().execute(async tx => {
      await tx.deleteFrom('record').where('uuid', '=', recordUuid).execute()
      replies = Promise.all([
        doctor.ask('timebarAgeGroup', { uuid: recordUuid, ageGroup: 'permanent' }),
        doctor.ask('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'a' }, file),
      ])
      await bothWait()
    })
    expect((await (replies as unknown as Promise<Reply[]>)).map(({ envelope }) => envelope.data.reason)).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ])
    const hash = createHash('sha256').update(file).digest('hex')
    // SQLite answers before the file is stored.
    if (engine.name === 'postgres') expect(await removalsDue(db, Date.now())).toContain(hash)
  })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../db/migrate'
import { openStore } from '../db/open'
import { onEachStore } from '../testing/each-engine'

onEachStore('tokens of machines made before their maker was noted', at => {
  test('are at a person’s desk hers, at a clinic’s those of whoever its log names under the same name', async () => {
    const store = openStore(at())
    const { db } = store
    await migrate(store, '0050-invitation-makers')
    const [before, made, after] = ['2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z', '2026-01-04T00:00:00.000Z']
    for (const uuid of ['c', 'd'])
      await sql`insert into doctor (uuid, login_name, login_key, password_hash, user_name, role, created_at, updated_at)
        values (${uuid}, ${uuid}, ${uuid}, '', ${uuid}, 'doctor', ${before}, ${before})`.execute(db)
    await sql`insert into clinic (uuid, created_at) values ('c', ${before})`.execute(db)
    for (const [uuid, owner, by, created] of [
      ['clinic', 'c', '陈', made],
      ['own', 'd', 'd', made],
      ['unknown', 'c', '陈', after],
    ] as const)
      await sql`insert into machine_token (uuid, doctor_id, name, scope, token_hash, created_by, created_at)
        values (${uuid}, ${owner}, 'x', 'dicom', ${uuid}, ${by}, ${created})`.execute(db)
    for (const [seq, when, person, name] of [
      [1, before, 'earlier', '陈'],
      [2, made, 'another', '李'],
      [3, made, 'maker', '陈'],
    ] as const)
      await sql`insert into clinic_log (clinic_uuid, seq, at, person_id, person, action, kind, details, hash)
        values ('c', ${seq}, ${when}, ${person}, ${name}, 'machineTokenAdd', 'members', '{}', '')`.execute(db)
    await migrate(store)
    const rows = await db.selectFrom('machine_token').select(['uuid', 'made_by', 'ended_at']).orderBy('uuid').execute()
    expect(rows).toEqual([
      { uuid: 'clinic', made_by: 'maker', ended_at: null },
      { uuid: 'own', made_by: 'd', ended_at: null },
      { uuid: 'unknown', made_by: '', ended_at: null },
    ])
    await store.close()
  })
})

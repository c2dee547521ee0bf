import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../db/migrate'
import { openStore } from '../db/open'
import { onEachStore } from '../testing/each-engine'

onEachStore('invitations made before their maker was noted', at => {
  test('are those of whoever the log names; one it does not know opens nothing', async () => {
    const store = openStore(at())
    const { db } = store
    await migrate(store, '0049-plans-in-the-log')
    const [before, made, after] = ['2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z', '2026-01-04T00:00:00.000Z']
    await sql`insert into doctor (uuid, login_name, login_key, password_hash, user_name, role, created_at, updated_at)
      values ('c', 'c', 'c', '', 'c', 'doctor', ${before}, ${before})`.execute(db)
    await sql`insert into clinic (uuid, created_at) values ('c', ${before})`.execute(db)
    for (const [uuid, created] of [
      ['known', made],
      ['unknown', after],
    ] as const)
      await sql`insert into clinic_invitation (uuid, clinic_uuid, token_hash, name, role, created_at, ends_at)
        values (${uuid}, 'c', ${uuid}, 'x', 'reader', ${created}, '2027-01-01T00:00:00.000Z')`.execute(db)
    for (const [seq, when, person] of [
      [1, before, 'earlier'],
      [2, made, 'maker'],
    ] as const)
      await sql`insert into clinic_log (clinic_uuid, seq, at, person_id, person, action, kind, details, hash)
        values ('c', ${seq}, ${when}, ${person}, 'x', 'invitationAdd', 'members', '{}', '')`.execute(db)
    await migrate(store)
    const rows = await db.selectFrom('clinic_invitation').select(['uuid', 'made_by']).orderBy('uuid').execute()
    expect(rows).toEqual([
      { uuid: 'known', made_by: 'maker' },
      { uuid: 'unknown', made_by: '' },
    ])
    await store.close()
  })
})

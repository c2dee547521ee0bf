import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../db/migrate'
import { openStore } from '../db/open'
import { onEachStore } from '../testing/each-engine'

const [january, february, march, april] = ['01', '02', '03', '04'].map(month => `2026-${month}-02T00:00:00.000Z`)

/** Films of a record, each with when it came and went; the vertebrae were read in March. */
const films = {
  same: [['f', january, null]],
  replaced: [
    ['f', january, april],
    ['g', april, null],
  ],
  later: [['g', april, null]],
  several: [
    ['f', january, null],
    ['g', february, null],
  ],
} as const

onEachStore('vertebral stages read before it was stored on which film', at => {
  test('belong to the one film the record had then; where it had none or several, that stays open', async () => {
    const store = openStore(at())
    const { db } = store
    await migrate(store, '0053-code-networks')
    await sql`insert into doctor (uuid, login_name, login_key, password_hash, user_name, role, created_at, updated_at)
      values ('d', 'd', 'd', '', 'd', 'doctor', ${january}, ${january})`.execute(db)
    await sql`insert into patient (uuid, doctor_id, name, case_no, case_key, favorite, search_text, created_at, updated_at)
      values ('p', 'd', 'p', '1', '1', 0, '', ${january}, ${january})`.execute(db)
    for (const [record, images] of Object.entries(films)) {
      await sql`insert into record (uuid, doctor_id, case_uuid, createday, type, has_tracing, version, neck_stage, neck_by, neck_at, created_at, updated_at)
        values (${record}, 'd', 'p', ${january}, 1, 0, 1, 'CS3', 'd', ${march}, ${january}, ${january})`.execute(db)
      for (const [i, [hash, came, went]] of images.entries())
        await sql`insert into image (uuid, doctor_id, record_uuid, type, hash, oss_path, width, height, name, bytes, created_at, deleted_at, beside)
          values (${`${record}${i}`}, 'd', ${record}, 'Lateral_Ceph', ${hash}, 'f', 1, 1, 'f', 1, ${came}, ${went}, ${i === 1 && record === 'several' ? 1 : 0})`.execute(
          db,
        )
    }
    await migrate(store)
    const rows = await db.selectFrom('record').select(['uuid', 'neck_film']).orderBy('uuid').execute()
    expect(Object.fromEntries(rows.map(row => [row.uuid, row.neck_film]))).toEqual({
      ...{ same: 'f', replaced: 'f', later: null, several: null },
    })
    await store.close()
  })
})

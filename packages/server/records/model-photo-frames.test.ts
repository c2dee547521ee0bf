import { noReadings } from '@sella/ceph/study-models/readings'
import { modelReadingsText } from '@sella/contract/documents/model-readings'
import { studyModelsOf } from '@sella/contract/documents/study-models'
import { noEdit } from '@sella/contract/picture-edit'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onFrames } from '../archive/on-frames'
import { migrate } from '../db/migrate'
import { openStore } from '../db/open'
import { onEachStore } from '../testing/each-engine'
import { editColumns } from './edit-columns'
import { allImagesOf } from './rows'

const at = '2026-01-02T00:00:00.000Z'
const plain = { hash: 'a'.repeat(64), width: 100, height: 80 }
const cut = { ...noEdit, flip: true, brightness: 10 }

const readOn = (name: string | null): string =>
  modelReadingsText({
    ...noReadings,
    teeth: { '11': { contacts: [{ MC: { x: 1, y: 2, z: 0 } }] } },
    on: { upper: 'photo', lower: 'surface' },
    files: { upper: name, lower: null },
  })

/** By record: the name under which its upper jaw was read, and the edit its photograph has now. */
const records = {
  untouched: [plain.hash, null],
  cut: [editColumns(plain, cut).shown, cut],
  brightenedSince: [plain.hash, { ...noEdit, brightness: 10 }],
  cutSince: [plain.hash, cut],
} as const

onEachStore('readings of jaws that name their photograph as displayed', dbAt => {
  test('name where its pixels lie since, and count after any later change of its light', async () => {
    const store = openStore(dbAt())
    const { db } = store
    await migrate(store, '0055-model-photos')
    await sql`insert into doctor (uuid, login_name, login_key, password_hash, user_name, role, created_at, updated_at)
      values ('d', 'd', 'd', '', 'd', 'doctor', ${at}, ${at})`.execute(db)
    await sql`insert into patient (uuid, doctor_id, name, case_no, case_key, favorite, search_text, created_at, updated_at)
      values ('p', 'd', 'p', '1', '1', 0, '', ${at}, ${at})`.execute(db)
    for (const [uuid, [name, edit]] of Object.entries(records)) {
      await sql`insert into record (uuid, doctor_id, case_uuid, createday, type, has_tracing, version, model_readings, created_at, updated_at)
        values (${uuid}, 'd', 'p', ${at}, 1, 0, 1, ${readOn(name)}, ${at}, ${at})`.execute(db)
      const { recipe, shown, frame } = editColumns(plain, edit)
      await sql`insert into image (uuid, doctor_id, record_uuid, type, hash, oss_path, width, height, name, bytes, created_at, recipe, shown, frame)
        values (${`${uuid} photo`}, 'd', ${uuid}, 'Upper_Occlusal', ${plain.hash}, 'f', 100, 80, 'f', 1, ${at}, ${recipe}, ${shown}, ${frame})`.execute(
        db,
      )
    }
    await migrate(store)
    const rows = await db.selectFrom('record').select(['uuid', 'model_readings']).execute()
    const images = await allImagesOf(db, Object.keys(records))
    const elsewhere = rows.map(row => {
      const own = images.filter(image => image.record_uuid === row.uuid)
      const lighter = own.map(image => ({ ...image, shown: 'with another brightness' }))
      return [row.uuid, studyModelsOf(row.model_readings, lighter)?.elsewhere]
    })
    expect(Object.fromEntries(elsewhere)).toEqual({ untouched: [], cut: [], brightenedSince: [], cutSince: ['upper'] })
    await store.close()
  })
})

test('those of an archive of an earlier version are named anew as it comes in', () => {
  const { shown, frame } = editColumns(plain, cut)
  const image = { type: 'Upper_Occlusal', file: `originals/${plain.hash}.jpg`, width: 100, height: 80, recipe: cut }
  const record = { modelReadings: readOn(shown), images: [image] } as unknown as Parameters<typeof onFrames>[0]
  expect(onFrames(record).modelReadings).toBe(readOn(frame))
  expect(onFrames({ ...record, modelReadings: null }).modelReadings).toBeNull()
})

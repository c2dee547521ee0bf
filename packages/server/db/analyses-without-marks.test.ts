import { expect, test } from 'vitest'
import { onEachStore } from '../testing/each-engine'
import { migrate } from './migrate'
import { analysesWithoutMarks } from './migrations/0057-analyses-without-marks'
import { openStore } from './open'

const doctor = (uuid: string) => ({
  ...{ uuid, login_name: uuid, login_key: uuid, password_hash: '', user_name: uuid, role: 'doctor' as const },
  ...{ phone: null, email: null, age: null, created_at: '', updated_at: '' },
})

onEachStore('own analyses stored with invisible marks in their names', open => {
  test('lose them, and two of a doctor that differed by marks alone stay two', async () => {
    const store = openStore(open())
    await migrate(store)
    const stored = [
      ['a', 'one', '我的\u200b分析'],
      ['b', 'one', '\u202eMine\u202c'],
      ['c', 'one', 'mine'],
      ['d', 'one', '\u200b'],
      ['e', 'two', '\ufeffMine'],
    ] as const
    await store.db
      .insertInto('doctor')
      .values([doctor('one'), doctor('two')])
      .execute()
    for (const [uuid, doctor_id, name] of stored)
      await store.db
        .insertInto('user_analysis')
        .values({ uuid, doctor_id, name, name_key: name.toLowerCase(), content: '[]', created_at: uuid, updated_at: '' })
        .execute()
    for (let times = 0; times < 2; times += 1) {
      await analysesWithoutMarks(store.db)
      const rows = await store.db.selectFrom('user_analysis').select(['uuid', 'name', 'name_key']).orderBy('uuid').execute()
      expect(rows.map(({ uuid, name, name_key }) => [uuid, name, name_key])).toEqual([
        ['a', '我的分析', '我的分析'],
        ['b', 'Mine (2)', 'mine (2)'],
        ['c', 'mine', 'mine'],
        ['d', '\u200b', '\u200b'],
        ['e', 'Mine', 'mine'],
      ])
    }
    await store.close()
  })
})

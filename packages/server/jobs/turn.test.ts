import { expect, test } from 'vitest'
import { addDoctor } from '../auth/store'
import { migrate } from '../db/migrate'
import { openStore } from '../db/open'
import { onEachStore } from '../testing/each-engine'
import { addJob, leaseJob } from './store'
import { aheadOf } from './turn'

onEachStore('the queue', open => {
  test('a doctor with one job waits for one of each other doctor, not for all they asked for; too many are refused', async () => {
    const store = openStore(open())
    await migrate(store)
    const { db } = store
    const account = (name: string) =>
      addDoctor(db, { loginName: name, passwordHash: '', userName: name, phone: null, email: null, at: '' })
    const [much, more, little] = [await account('much'), await account('more'), await account('little')]
    let films = 0
    const put = (doctor: string, n: number) =>
      addJob(store, { doctor, kind: 'detection', subject: String(films++), input: {}, now: n })
    for (let i = 0; i < 20; i += 1) await put(much, i)
    for (let i = 0; i < 20; i += 1) await put(more, 100 + i)
    const late = await put(little, 1000)
    expect(await aheadOf(db, late)).toBe(2)
    const taken: (string | undefined)[] = []
    for (let i = 0; i < 7; i += 1) taken.push((await leaseJob(db, { owner: 'w', now: 2000 }))?.doctor_id)
    expect(taken).toEqual([much, more, little, much, more, much, more])
    expect(await aheadOf(db, await put(little, 3000))).toBe(7 + 2)
    for (let i = 1; i < 50; i += 1) await put(little, 3000 + i)
    await expect(put(little, 4000)).rejects.toMatchObject({ code: 'QUEUE_FULL' })
    await put(more, 4000)
    await store.close()
  })

  test('when five hundred wait, a doctor who has some waiting is refused, and one who has none is not', async () => {
    const store = openStore(open())
    const { db } = store
    await db.deleteFrom('job').execute()
    const account = (n: number) =>
      addDoctor(db, { loginName: `of${n}`, passwordHash: '', userName: '', phone: null, email: null, at: '' })
    let films = 0
    const put = (doctor: string) => addJob(store, { doctor, kind: 'detection', subject: String(films++), input: {}, now: 1 })
    const doctors: string[] = []
    for (let n = 0; n < 11; n += 1) doctors.push(await account(n))
    const [late = '', first = '', ...others] = doctors
    for (let n = 0; n < 49; n += 1) await put(first)
    for (const doctor of others) for (let n = 0; n < 50; n += 1) await put(doctor)
    await expect(put(first)).resolves.toMatchObject({ state: 'waiting' })
    await expect(put(first)).rejects.toMatchObject({ code: 'QUEUE_FULL' })
    await db
      .deleteFrom('job')
      .where('uuid', 'in', db.selectFrom('job').select('uuid').where('doctor_id', '=', first).limit(1))
      .execute()
    await put(late)
    await expect(put(first)).rejects.toMatchObject({ code: 'BUSY' })
    await expect(put(late)).rejects.toMatchObject({ code: 'BUSY' })
    await store.close()
  })

  test('of a hundred asked for at the same moment a doctor gets fifty, and of the same one asked for again one', async () => {
    const store = openStore(open())
    await store.db.deleteFrom('job').execute()
    const account = { loginName: 'at once', passwordHash: '', userName: '', phone: null, email: null, at: '' }
    const doctor = await addDoctor(store.db, account)
    const put = (subject: string) => addJob(store, { doctor, kind: 'detection', subject, input: {}, now: 1 })
    const same = await Promise.all(Array.from({ length: 10 }, () => put('the same')))
    expect(new Set(same.map(({ uuid }) => uuid)).size).toBe(1)
    const replies = await Promise.allSettled(Array.from({ length: 100 }, (_, n) => put(String(n))))
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(49)
    await store.close()
  })
})

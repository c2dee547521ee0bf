import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@sella/server/db/migrate'
import { openStore, type Store } from '@sella/server/db/open'
import { addKeys, newPatientRow } from '@sella/server/patients/rows'
import { findPatients } from '@sella/server/patients/search'
import { startPostgres, whyNoPostgres } from '../packages/server/testing/postgres'
import { spread, timed } from './figures'

const cases = 100_000
const families = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧']
const given = [...'伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂宇桐知夏思远一诺婉婷启明雨薇佳宁子墨']

/** A plausible name from a running number, the same in every run. */
const nameOf = (n: number): string =>
  `${families[n % families.length]}${given[(n * 7) % given.length]}${given[Math.trunc(n / 31) % given.length]}`

const fill = async ({ db }: Store, doctor: string): Promise<void> => {
  const at = new Date().toISOString()
  await db
    .insertInto('doctor')
    .values({
      ...{ uuid: doctor, login_name: 'bench', login_key: 'bench', password_hash: '', user_name: 'bench', role: 'doctor' },
      ...{ phone: null, email: null, age: null, created_at: at, updated_at: at },
    })
    .execute()
  for (let start = 0; start < cases; start += 2000)
    await db.transaction().execute(async tx => {
      for (let n = start; n < start + 2000; n++) {
        const by = { doctor, at: new Date(1.7e12 + n * 60_000).toISOString() }
        const fields = {
          name: nameOf(n),
          sex: null,
          birthday: null,
          caseNo: `OR-${100_000 + n}`,
          agencyUuid: null,
          phone: null,
          notes: null,
        }
        const row = newPatientRow(fields, by)
        await tx.insertInto('patient').values(row).execute()
        await addKeys(tx, row)
      }
    })
}

const searches = ['', '王', '陈伟', 'chen', 'zhangwei', 'zw', 'OR-150', '123456', '不在这里', '秀']

const measure = async (store: Store, name: string): Promise<void> => {
  await migrate(store)
  const doctor = randomUUID()
  await fill(store, doctor)
  let run = 0
  const wanted = { doctor, favorite: false, deleted: false, limit: 50, offset: 0 }
  const samples = await timed(
    300,
    () => findPatients(store.db, { ...wanted, search: searches[run++ % searches.length] ?? '' }),
    20,
  )
  spread(name, samples, ['p50', 'p95'])
  await store.close()
}

const folder = await mkdtemp(join(tmpdir(), 'sella-bench-'))
await measure(openStore({ folder, url: null }), 'search.sqlite')
await rm(folder, { recursive: true, force: true })

const why = whyNoPostgres()
if (why) console.log(`search.postgres was not measured: ${why}`)
else {
  const postgres = startPostgres()
  await measure(openStore({ folder: '', url: await postgres.database() }), 'search.postgres')
  postgres.stop()
}

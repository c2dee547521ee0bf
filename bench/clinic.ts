import { randomUUID } from 'node:crypto'
import { itemNames } from '@sella/ceph/data/measurements'
import type { Db, OpenDatabase } from '@sella/server/db/open'
import { addKeys, newPatientRow } from '@sella/server/patients/rows'
import { listOf } from '@sella/server/readings/read-tracing'
import { readerOf } from '@sella/server/readings/reader'
import { sql } from 'kysely'
import { tracingText } from '../packages/server/testing/traced'

const families = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧']
const given = [...'伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂宇桐知夏思远一诺婉婷启明雨薇佳宁子墨']

/** A plausible name from a running number, the same in every run. */
const nameOf = (n: number): string =>
  `${families[n % families.length]}${given[(n * 7) % given.length]}${given[Math.trunc(n / 31) % given.length]}`

const sexes = ['male', 'female', null] as const

const caseOf = (n: number) => ({
  name: nameOf(n),
  sex: sexes[n % 3] ?? null,
  birthday: `${1960 + (n % 60)}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
  caseNo: `OR-${100_000 + n}`,
  agencyUuid: null,
  phone: null,
  notes: null,
})

const addDoctor = async (db: Db): Promise<string> => {
  const uuid = randomUUID()
  const at = new Date().toISOString()
  await db
    .insertInto('doctor')
    .values({
      ...{ uuid, login_name: 'bench', login_key: 'bench', password_hash: '', user_name: 'bench', role: 'doctor' },
      ...{ phone: null, email: null, age: null, created_at: at, updated_at: at },
    })
    .execute()
  return uuid
}

/** A doctor with so many cases, their search keys included. */
export const fillCases = async ({ db }: OpenDatabase, cases: number): Promise<string> => {
  const doctor = await addDoctor(db)
  for (let start = 0; start < cases; start += 2000)
    await db.transaction().execute(async tx => {
      for (let n = start; n < start + 2000; n++) {
        const row = newPatientRow(caseOf(n), { doctor, at: new Date(1.7e12 + n * 60_000).toISOString() })
        await tx.insertInto('patient').values(row).execute()
        await addKeys(tx, row)
      }
    })
  return doctor
}

/** Measurements that have values here; the others would only take the time of filling them in. */
const measured = 24

/** A traced record with its film for each case, and values of some measurements, spread evenly from -5 to 15. */
export const fillReadings = async ({ db, engine }: OpenDatabase, doctor: string): Promise<void> => {
  const { stamp } = await readerOf(db, doctor)
  await sql`insert into record (uuid, doctor_id, case_uuid, createday, type, ceph_points, has_tracing, version, created_at, updated_at)
    select uuid, doctor_id, uuid, updated_at, 1, ${tracingText()}, 1, 1, updated_at, updated_at from patient`.execute(db)
  await sql`insert into image (uuid, doctor_id, record_uuid, type, hash, oss_path, width, height, name, bytes, created_at)
    select uuid, doctor_id, uuid, 'Lateral_Ceph', 'h', 'h', 100, 100, 'h', 1, created_at from record`.execute(db)
  const items = ['ANB', 'FMA', 'Wits appraisal', ...itemNames]
  await db
    .insertInto('reading_list')
    .values([...new Set(items.map(listOf))].slice(0, measured).map(item => ({ doctor_id: doctor, item })))
    .execute()
  await sql`insert into reading (record, list, value) select r.no, l.no, ((r.no * 7919 + l.no * 104729) % 200) * 100 - 5000
    from record_index r cross join reading_list l order by r.no, l.no`.execute(db)
  await db.updateTable('record_index').set({ stamp, scale: 'measured' }).execute()
  // What PostgreSQL does by itself within a minute of such a change.
  if (engine.name === 'postgres') await sql`vacuum analyze`.execute(db)
}

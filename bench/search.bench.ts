import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { SearchFilter } from '@sella/contract/case-search'
import { migrate } from '@sella/server/db/migrate'
import { type OpenDatabase, openStore } from '@sella/server/db/open'
import { signerWith, signingFor } from '@sella/server/files/signing'
import { findPatients } from '@sella/server/patients/search'
import { searchCalls } from '@sella/server/search/calls'
import { startPostgres, whyNoPostgres } from '../packages/server/testing/postgres'
import { fillCases, fillReadings } from './clinic'
import { spread, timed } from './figures'

const cases = 100_000
const today = '2026-11-21'
const searches = ['', '王', '陈伟', 'chen', 'zhangwei', 'zw', 'OR-150', '123456', '不在这里', '秀']

const anb = { item: 'ANB', is: 'gt', value: 4 } as const
const wits = { item: 'Wits appraisal', is: 'lt', value: 3 } as const

/** From one case in a hundred to every second one. */
const filters: readonly SearchFilter[] = [
  { sex: 'female', age: { from: 10, to: 20, at: 'today' } },
  { name: 'chen', sex: 'male' },
  { number: 'OR-150' },
  { film: true, types: [1] },
  { days: { from: '2023-11-20', to: '2023-11-30' } },
  { age: { from: 10, to: 12, at: 'record' }, tracing: true },
]

/** From one case in twenty to more than every second one. */
const findings: readonly SearchFilter[] = [
  { findings: [anb] },
  { findings: [{ ...anb, value: 14 }] },
  { findings: [anb, { item: 'FMA', is: 'ge', value: 10 }, wits] },
  { sex: 'female', age: { from: 10, to: 30, at: 'record' }, findings: [anb, wits] },
]

const asking = {
  lang: 'zh',
  address: '',
  agent: '',
  body: Readable.from([]),
  gone: new AbortController().signal,
  key: '',
  act: null,
  session: '',
  endsAt: '',
  role: 'doctor',
} as const

/** The first page as the call answers it, its values read anew by the engine, with what was left out. */
const search = async (store: OpenDatabase, doctor: string, filter: SearchFilter): Promise<void> => {
  const { caseSearch } = searchCalls({ store, signer: signerWith(Buffer.alloc(32), Date.now) })
  const whole = { ...asking, doctor, person: doctor, only: null, clinicRole: null }
  await signingFor(doctor, () => caseSearch({ filter, today, page: 1, pageSize: 50 }, whole))
}

const measure = async (store: OpenDatabase, name: string): Promise<void> => {
  await migrate(store)
  const doctor = await fillCases(store, cases)
  let run = 0
  const next = <T>(all: readonly T[]): T => all[run++ % all.length] as T
  const wanted = {
    doctor,
    favorite: false,
    deleted: false,
    awaits: null,
    due: null,
    order: { by: 'updated', turned: false },
    limit: 50,
    offset: 0,
  } as const
  const typed = await timed(300, () => findPatients(store.db, { ...wanted, search: next(searches) }), 20)
  spread(name, typed, ['p50', 'p95'])
  await fillReadings(store, doctor)
  spread(`${name}.filters`, await timed(60, () => search(store, doctor, next(filters)), 6), ['p50', 'p95'])
  spread(`${name}.findings`, await timed(40, () => search(store, doctor, next(findings)), 4), ['p50', 'p95'])
  await store.close()
}

const folder = await mkdtemp(join(tmpdir(), 'sella-bench-'))
await measure(openStore({ folder, url: null }), 'search.sqlite')
await rm(folder, { recursive: true, force: true })

const why = whyNoPostgres()
if (why) console.log(`search.postgres was not measured: ${why}`)
else {
  const postgres = await startPostgres()
  await measure(openStore({ folder: '', url: await postgres.database() }), 'search.postgres')
  await postgres.stop()
}

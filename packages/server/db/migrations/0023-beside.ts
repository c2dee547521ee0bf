import { sql } from 'kysely'
import type { Db, Engine } from '../open'

/** The searchable facts of a record, as in 0007; of several films only the chosen one counts. */
const facts = (which: string, set: string): string => `
  insert into record_index (record_uuid, doctor_id, case_no, createday, type, binned, film, traced, reported, scale, stamp)
  select r.uuid, r.doctor_id, c.no, r.createday, r.type,
    case when r.deleted_at is null then 0 else 1 end,
    case when f.hash is null then 0 else 1 end,
    case when r.has_tracing = 1 and (f.hash is null or r.ceph_film is null or coalesce(f.frame, f.hash) = r.ceph_film)
      then 1 else 0 end,
    case when exists (select 1 from audit a where a.entity_uuid = r.uuid and a.action like 'report%') then 1 else 0 end,
    'none', ''
  from record r
  join case_index c on c.case_uuid = r.case_uuid
  left join image f on f.record_uuid = r.uuid and f.type = 'Lateral_Ceph' and f.deleted_at is null and f.beside = 0
  where ${which}
  on conflict (record_uuid) do update set case_no = excluded.case_no, createday = excluded.createday, type = excluded.type,
    binned = excluded.binned, film = excluded.film, traced = excluded.traced${set}`

const stale = (row: string, column: string): string => facts(`r.uuid = ${row}.${column}`, ", stamp = ''")
const fresh = (row: string): string => facts(`r.uuid = ${row}.uuid`, '')
const film = (row: string): string => `${row}.type = 'Lateral_Ceph'`

interface Trigger {
  readonly name: string
  readonly on: string
  readonly when: string
  readonly does: readonly string[]
}

const triggers: readonly Trigger[] = [
  { name: 'record_index_new', on: 'insert on record', when: '', does: [fresh('new')] },
  {
    name: 'record_index_changed',
    on: 'update of createday, type, deleted_at, has_tracing, case_uuid on record',
    when: '',
    does: [fresh('new')],
  },
  { name: 'record_index_traced', on: 'update of ceph_points, ceph_film on record', when: '', does: [stale('new', 'uuid')] },
  { name: 'record_index_film_new', on: 'insert on image', when: film('new'), does: [stale('new', 'record_uuid')] },
  {
    name: 'record_index_film_changed',
    on: 'update on image',
    when: `${film('new')} or ${film('old')}`,
    does: [stale('new', 'record_uuid'), stale('old', 'record_uuid')],
  },
  { name: 'record_index_film_gone', on: 'delete on image', when: film('old'), does: [stale('old', 'record_uuid')] },
]

const inSqlite = ({ name, on, when, does }: Trigger): readonly string[] => [
  `drop trigger ${name}`,
  `create trigger ${name} after ${on}${when && ` when ${when}`} begin ${does.join('; ')}; end`,
]

const inPostgres = ({ name, does }: Trigger): readonly string[] => [
  `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${does.join('; ')}; return null; end $$`,
]

/** A record may hold several images of a kind: one is chosen, the others are kept beside it. */
export const beside = async (db: Db, { name }: Engine): Promise<void> => {
  await db.schema
    .alterTable('image')
    .addColumn('beside', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await sql.raw('drop index image_slot').execute(db)
  await sql.raw('create unique index image_slot on image (record_uuid, type) where deleted_at is null and beside = 0').execute(db)
  const statements = triggers.flatMap(name === 'sqlite' ? inSqlite : inPostgres)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

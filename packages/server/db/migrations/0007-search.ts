import { sql } from 'kysely'
import type { Db, Engine } from '../open'

/** The searchable facts of cases, apart from rows made heavy by notes and search keys. `which` selects the patients. */
const caseFacts = (which: string): string => `
  insert into case_index (case_uuid, doctor_id, binned, favorite, sex, birthday, agency_uuid, case_key, updated_at)
  select p.uuid, p.doctor_id, case when p.deleted_at is null then 0 else 1 end, p.favorite, p.sex, p.birthday, p.agency_uuid,
    p.case_key, p.updated_at
  from patient p where ${which}
  on conflict (case_uuid) do update set binned = excluded.binned, favorite = excluded.favorite, sex = excluded.sex,
    birthday = excluded.birthday, agency_uuid = excluded.agency_uuid, case_key = excluded.case_key, updated_at = excluded.updated_at`

/** The searchable facts of records, apart from rows made heavy by their tracings. */
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
  left join image f on f.record_uuid = r.uuid and f.type = 'Lateral_Ceph' and f.deleted_at is null
  where ${which}
  on conflict (record_uuid) do update set case_no = excluded.case_no, createday = excluded.createday, type = excluded.type,
    binned = excluded.binned, film = excluded.film, traced = excluded.traced${set}`

/** The same, and it invalidates the values measured from the tracing. */
const stale = (row: string, column: string): string => facts(`r.uuid = ${row}.${column}`, ", stamp = ''")
const fresh = (row: string): string => facts(`r.uuid = ${row}.uuid`, '')
const reported = 'update record_index set reported = 1 where record_uuid = new.entity_uuid'

interface Trigger {
  readonly name: string
  readonly on: string
  readonly when: string
  readonly does: readonly string[]
}

const film = (row: string): string => `${row}.type = 'Lateral_Ceph'`

/** Any change of a case, a record or its film updates its searchable facts in the same transaction. */
const triggers: readonly Trigger[] = [
  { name: 'case_index_new', on: 'insert on patient', when: '', does: [caseFacts('p.uuid = new.uuid')] },
  { name: 'case_index_changed', on: 'update on patient', when: '', does: [caseFacts('p.uuid = new.uuid')] },
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
  {
    name: 'record_index_reported',
    on: 'insert on audit',
    when: "new.entity = 'record' and new.action like 'report%'",
    does: [reported],
  },
]

const inSqlite = ({ name, on, when, does }: Trigger): readonly string[] => [
  `create trigger ${name} after ${on}${when && ` when ${when}`} begin ${does.join('; ')}; end`,
]

const inPostgres = ({ name, on, when, does }: Trigger): readonly string[] => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${does.join('; ')}; return null; end $$`,
  `create trigger ${name} after ${on} for each row ${when && `when (${when})`} execute function ${name}()`,
]

const tables = async (db: Db, { name, byteText: text }: Engine): Promise<void> => {
  const sqlite = name === 'sqlite'
  const number = sqlite ? sql`integer primary key` : sql`integer generated always as identity primary key`
  await sql`create table case_index (
    no ${number},
    case_uuid ${text} not null unique references patient (uuid) on delete cascade,
    doctor_id ${text} not null references doctor (uuid) on delete cascade,
    binned integer not null,
    favorite integer not null,
    sex ${text},
    birthday ${text},
    agency_uuid ${text},
    case_key ${text} not null,
    updated_at ${text} not null)`.execute(db)
  await sql`create table record_index (
    no ${number},
    record_uuid ${text} not null unique references record (uuid) on delete cascade,
    doctor_id ${text} not null references doctor (uuid) on delete cascade,
    case_no integer not null references case_index (no) on delete cascade,
    createday ${text} not null,
    type integer not null,
    binned integer not null,
    film integer not null,
    traced integer not null,
    reported integer not null,
    scale ${text} not null,
    stamp ${text} not null)`.execute(db)
  await sql`create table reading_list (
    no ${number},
    doctor_id ${text} not null references doctor (uuid) on delete cascade,
    item ${text} not null,
    unique (doctor_id, item))`.execute(db)
  await sql`create table reading (
    record integer not null references record_index (no) on delete cascade,
    list integer not null references reading_list (no) on delete cascade,
    value integer not null,
    primary key (record, list)) ${sqlite ? sql`without rowid` : sql``}`.execute(db)
}

const indexes = [
  `create index case_index_facts on case_index (doctor_id, binned, updated_at, case_uuid, favorite, sex, birthday, agency_uuid)`,
  'create index record_index_case on record_index (case_no, binned)',
  'create index record_index_due on record_index (doctor_id, stamp)',
  'create index record_index_facts on record_index (doctor_id, binned, case_no, createday, type, film, traced, reported)',
  'create index reading_value on reading (list, value, record)',
]

/** Searchable facts of cases and records, and the values measured from tracings; all of it can be rebuilt from its sources. */
export const search = async (db: Db, engine: Engine): Promise<void> => {
  await tables(db, engine)
  await sql.raw(caseFacts('1 = 1')).execute(db)
  await sql.raw(facts('1 = 1', '')).execute(db)
  const made = triggers.flatMap(engine.name === 'sqlite' ? inSqlite : inPostgres)
  for (const statement of [...indexes, ...made]) await sql.raw(statement).execute(db)
}

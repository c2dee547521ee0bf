import { sql } from 'kysely'
import type { Db, Engine } from '../open'

const shared = ['createday', 'type', 'deleted_at', 'has_tracing', 'case_uuid']
const changed = shared.map(column => `old.${column} is distinct from new.${column}`).join(' or ')

/**
 * A record's index row exists from its insert on: where only the tracing changed, no more of it can have. `traced`, as in 0023: by
 * the chosen film, or without one.
 */
const traced = `update record_index set stamp = '', traced = case when new.has_tracing = 1 and (new.ceph_film is null or not exists (
    select 1 from image f where f.record_uuid = new.uuid and f.type = 'Lateral_Ceph' and f.deleted_at is null and f.beside = 0
      and coalesce(f.frame, f.hash) <> new.ceph_film)) then 1 else 0 end
  where record_uuid = new.uuid`

const inSqlite = [
  'drop trigger record_index_traced',
  `create trigger record_index_traced after update of ceph_points, ceph_film on record begin ${traced}; end`,
]

const inPostgres = [
  `create or replace function record_index_traced() returns trigger language plpgsql as $$ begin ${traced}; return null; end $$`,
]

/** A save of a tracing names every column of its record: the searchable facts are written once for it, and of them only what changed. */
export const indexWhatChanged = async (db: Db, { name }: Engine): Promise<void> => {
  const sqlite = name === 'sqlite'
  const on = `after update of ${shared.join(', ')} on record`
  const does = sqlite
    ? ((await sql<{ sql: string }>`select sql from sqlite_master where name = 'record_index_changed'`.execute(db)).rows[0]?.sql ??
      '')
    : ''
  const statements = sqlite
    ? [
        'drop trigger record_index_changed',
        `create trigger record_index_changed ${on} when ${changed} ${does.slice(does.indexOf('begin'))}`,
        ...inSqlite,
      ]
    : [
        'drop trigger record_index_changed on record',
        `create trigger record_index_changed ${on} for each row when (${changed}) execute function record_index_changed()`,
        ...inPostgres,
      ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { sql } from 'kysely'
import type { Db, Engine } from '../open'

/** The columns of a document that never change; only revoking and superseding it are allowed. */
const fixed = ['uuid', 'doctor_id', 'number', 'kind', 'title', 'author', 'lang', 'sections', 'pages', 'bytes']
  .concat(['hash', 'path', 'identity', 'made_at'])
  .map(column => `new.${column} = old.${column}`)
  .join(' and ')

const inSqlite: readonly string[] = [
  `create trigger document_frozen before update on document when not (${fixed}) begin select raise(abort, 'frozen'); end`,
]

const inPostgres: readonly string[] = [
  `create function document_only_closed() returns trigger language plpgsql as $$
    begin if ${fixed} then return new; end if; raise exception 'frozen'; end $$`,
  'create trigger document_frozen before update on document for each row execute function document_only_closed()',
]

/** Reports as they were handed out: the bytes are in the file store, and a row is never changed except to close it. */
export const documents = async (db: Db, { name, byteText: text }: Engine): Promise<void> => {
  await sql`create table document (
    uuid ${text} primary key,
    doctor_id ${text} not null references doctor (uuid) on delete cascade,
    case_uuid ${text} not null references patient (uuid) on delete cascade,
    number text not null,
    kind text not null,
    title text not null,
    author text not null,
    lang text not null,
    sections text not null,
    pages integer not null,
    bytes integer not null,
    hash ${text} not null,
    path ${text} not null,
    identity ${text} not null,
    made_at ${text} not null,
    revoked_at text,
    revoke_reason text not null,
    superseded_by ${text})`.execute(db)
  await sql`create index document_case on document (case_uuid, made_at)`.execute(db)
  await sql`create index document_hash on document (hash)`.execute(db)
  await sql`create index document_identity on document (doctor_id, identity)`.execute(db)
  for (const statement of name === 'sqlite' ? inSqlite : inPostgres) await sql.raw(statement).execute(db)
}

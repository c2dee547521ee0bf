import { sql } from 'kysely'
import { nameOrder } from '../../keys/name-keys'
import { searchText } from '../../keys/search-keys'
import { writeKeys } from '../case-keys'
import type { Db, Engine } from '../open'

/** Cases whose keys are written at once. */
const page = 500

const tables = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await sql`create table case_file (
    case_uuid ${text} primary key references patient (uuid) on delete cascade,
    doctor_id ${text} not null references doctor (uuid) on delete cascade,
    diagnosis text not null,
    problems text not null,
    plan text not null,
    progress text not null,
    next_visit ${text},
    next_visit_for text not null)`.execute(db)
  await sql`create index case_file_visit on case_file (doctor_id, next_visit, case_uuid) where next_visit is not null`.execute(db)
  await sql`create table case_tag (
    case_uuid ${text} not null references patient (uuid) on delete cascade,
    tag_key ${text} not null,
    doctor_id ${text} not null references doctor (uuid) on delete cascade,
    tag text not null,
    position integer not null,
    primary key (case_uuid, tag_key))`.execute(db)
  await sql`create index case_tag_doctor on case_tag (doctor_id, tag_key)`.execute(db)
}

/** `of` says which part of the case the key comes from; see `search-keys.ts`. */
const keyTable = async (db: Db, { name, byteText: text }: Engine): Promise<void> => {
  await sql`create table case_key (
    doctor_id ${text} not null,
    key ${text} not null,
    of ${text} not null,
    case_no integer not null references case_index (no) on delete cascade,
    primary key (doctor_id, key, of, case_no)) ${sql.raw(name === 'sqlite' ? 'without rowid' : '')}`.execute(db)
  await sql`create index case_key_case on case_key (case_no)`.execute(db)
  await sql`drop table patient_key`.execute(db)
}

const columns = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await sql`alter table record add column note text`.execute(db)
  await sql`alter table patient add column name_order ${text} not null default ''`.execute(db)
  const orders = [
    'create index patient_by_name on patient (doctor_id, name_order, uuid) where deleted_at is null',
    'create index patient_by_number on patient (doctor_id, case_key, uuid) where deleted_at is null',
  ]
  for (const statement of orders) await sql.raw(statement).execute(db)
}

/** Rebuilds the keys of all cases with their sort keys; those in the bin have none. */
const keys = async (db: Db): Promise<void> => {
  for (let after = ''; ; ) {
    const rows = await db.selectFrom('patient').selectAll().where('uuid', '>', after).orderBy('uuid').limit(page).execute()
    for (const row of rows) {
      const own = { name: row.name, caseNo: row.case_no, phone: row.phone }
      await db
        .updateTable('patient')
        .set({ search_text: searchText(own), name_order: nameOrder(row.name) })
        .where('uuid', '=', row.uuid)
        .execute()
      if (row.deleted_at === null) await writeKeys(db, row)
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.uuid
  }
}

/**
 * Notes, tags and next visit of cases, notes of records. More of a case's content becomes searchable, and lists can be sorted by
 * name and number.
 */
export const patientFile = async (db: Db, engine: Engine): Promise<void> => {
  for (const part of [tables, columns, keyTable]) await part(db, engine)
  await keys(db)
}

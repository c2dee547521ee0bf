import { sql } from 'kysely'
import { type SearchKey, searchKeys } from '../keys/search-keys'
import { inParts } from './in-parts'
import { lastly } from './lastly'
import type { Db } from './open'

/** The searchable columns of a case's own row. */
export interface Keyed {
  readonly uuid: string
  readonly doctor_id: string
  readonly name: string
  readonly case_no: string
  readonly phone: string | null
  readonly notes: string | null
}

/** Rows written per statement; SQLite accepts 32,766 values. */
const atOnce = 5000

const numberOf = async (tx: Db, uuid: string): Promise<number> =>
  (await tx.selectFrom('case_index').select('no').where('case_uuid', '=', uuid).executeTakeFirstOrThrow()).no

const keysOf = async (tx: Db, row: Keyed): Promise<readonly SearchKey[]> => {
  const file = await tx.selectFrom('case_file').selectAll().where('case_uuid', '=', row.uuid).executeTakeFirst()
  const tags = await tx.selectFrom('case_tag').select('tag').where('case_uuid', '=', row.uuid).execute()
  const records = await tx
    .selectFrom('record')
    .select('note')
    .where('case_uuid', '=', row.uuid)
    .where('note', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  const written = file ? [file.diagnosis, file.problems, file.plan, file.progress, file.next_visit_for] : []
  return searchKeys({
    name: row.name,
    caseNo: row.case_no,
    phone: row.phone,
    tags: tags.map(({ tag }) => tag),
    notes: [row.notes ?? '', ...written, ...records.map(({ note }) => note ?? '')],
  })
}

/** Removes a case from the search. */
export const dropKeys = async (tx: Db, uuid: string): Promise<void> => {
  await tx
    .deleteFrom('case_key')
    .where('case_no', '=', await numberOf(tx, uuid))
    .execute()
}

/** Makes a case findable by its current content, and by nothing else. */
export const writeKeys = async (tx: Db, row: Keyed): Promise<void> => {
  await dropKeys(tx, row.uuid)
  const no = await numberOf(tx, row.uuid)
  const rows = (await keysOf(tx, row)).map(({ of, key }) => ({ doctor_id: row.doctor_id, key, of, case_no: no }))
  for (const part of inParts(rows, atOnce)) await tx.insertInto('case_key').values(part).execute()
}

/**
 * Makes a new case findable, by its own row alone: it has no file, tags or records yet. Written with the end of the transaction, in
 * which the case has been added.
 */
export const writeFirstKeys = async (tx: Db, row: Keyed): Promise<void> => {
  const { name, case_no: caseNo, phone, notes } = row
  const keys = searchKeys({ name, caseNo, phone, tags: [], notes: [notes ?? ''] })
  for (const part of inParts(keys, atOnce)) {
    const values = sql.join(part.map(({ key, of }) => sql`(${key}, ${of})`))
    const insert = sql`insert into case_key (doctor_id, "key", "of", case_no)
      select c.doctor_id, k.column1, k.column2, c.no from case_index c cross join (values ${values}) k where c.case_uuid = ${row.uuid}`
    await lastly(tx, { compile: () => insert.compile(tx) })
  }
}

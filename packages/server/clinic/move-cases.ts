import { sql } from 'kysely'
import { agenciesOf } from '../agencies/store'
import { inParts } from '../db/in-parts'
import type { Db } from '../db/open'

interface Way {
  readonly from: string
  readonly to: string
}

/** Cases moved per statement; SQLite accepts 32,766 values. */
const atOnce = 500

/** Maps the agencies of the cases to those of the receiving account by name, adding missing ones. */
const moveAgencies = async (tx: Db, { from, to }: Way, cases: readonly string[]): Promise<void> => {
  const used = await tx
    .selectFrom('patient')
    .innerJoin('agency', 'agency.uuid', 'patient.agency_uuid')
    .select(['agency.uuid', 'agency.name'])
    .distinct()
    .where('patient.doctor_id', '=', from)
    .where('patient.uuid', 'in', cases)
    .execute()
  const agencies = [...(await agenciesOf(tx, to))]
  for (const { uuid, name } of used) {
    const target = agencies.find(agency => agency.name === name) ?? { uuid: crypto.randomUUID(), name }
    if (!agencies.includes(target)) {
      await tx
        .insertInto('agency')
        .values({ ...target, doctor_id: to, position: agencies.length })
        .execute()
      agencies.push(target)
    }
    await tx
      .updateTable('patient')
      .set({ agency_uuid: target.uuid })
      .where('doctor_id', '=', from)
      .where('agency_uuid', '=', uuid)
      .where('uuid', 'in', cases)
      .execute()
  }
}

/** Tables that store the owning account beside the case, with the column that refers to the case. */
const byCase: Readonly<Record<string, string>> = {
  record: 'case_uuid',
  case_file: 'case_uuid',
  case_tag: 'case_uuid',
  overlap: 'case_uuid',
  document: 'case_uuid',
}
const byRecord: Readonly<Record<string, string>> = {
  image: 'record_uuid',
  plan: 'record_uuid',
  reread: 'record_uuid',
  reread_draft: 'record_uuid',
  job: 'subject',
  // Photos that a phone sent for a record and nobody has filed yet.
  waiting_file: 'record_uuid',
}

const moveSome = async (tx: Db, way: Way, cases: readonly string[]): Promise<void> => {
  const { from, to } = way
  await moveAgencies(tx, way, cases)
  const list = sql.join([...cases])
  const numbers = sql`select no from case_index where case_uuid in (${list})`
  const records = sql`select uuid from record where case_uuid in (${list})`
  await sql`update patient set doctor_id = ${to} where doctor_id = ${from} and uuid in (${list})`.execute(tx)
  await sql`update case_index set doctor_id = ${to} where case_uuid in (${list})`.execute(tx)
  await sql`update case_key set doctor_id = ${to} where case_no in (${numbers})`.execute(tx)
  // Assignments were made by the first account.
  await sql`delete from case_doctor where case_uuid in (${list})`.execute(tx)
  await sql`delete from hand_over_case where case_uuid in (${list})`.execute(tx)
  // Links were made by the first account, for its own purposes.
  await sql`delete from case_share where case_uuid in (${list})`.execute(tx)
  await sql`delete from phone_link where case_uuid in (${list})`.execute(tx)
  await sql`delete from worklist_entry where case_uuid in (${list})`.execute(tx)
  // Values are stored in lists of the account that measured them, so they are measured again.
  await sql`delete from reading where record in (select no from record_index where case_no in (${numbers}))`.execute(tx)
  await sql`update record_index set doctor_id = ${to}, stamp = '' where case_no in (${numbers})`.execute(tx)
  for (const [table, column] of Object.entries(byRecord))
    await sql`update ${sql.table(table)} set doctor_id = ${to} where ${sql.ref(column)} in (${records})`.execute(tx)
  // Marks are deleted with the account they belong to, so they follow their pictures.
  await sql`update picture_mark set doctor_id = ${to} where image_uuid in (
    select uuid from image where record_uuid in (${records}))`.execute(tx)
  for (const [table, column] of Object.entries(byCase))
    await sql`update ${sql.table(table)} set doctor_id = ${to} where ${sql.ref(column)} in (${list})`.execute(tx)
}

const count = async (tx: Db, account: string): Promise<void> => {
  await sql`update doctor set cases = (select count(*) from patient where doctor_id = ${account} and deleted_at is null)
    where uuid = ${account}`.execute(tx)
}

/**
 * Moves cases with all their contents from one account to another, in the caller's transaction. No row is copied, and nobody of
 * the first account can see them any more. `cases` belong to the first account, in the bin or not; the other one is new, so that
 * none of their numbers is taken there.
 */
export const moveCases = async (tx: Db, way: Way, cases: readonly string[]): Promise<void> => {
  for (const part of inParts(cases, atOnce)) await moveSome(tx, way, part)
  await count(tx, way.from)
  await count(tx, way.to)
}

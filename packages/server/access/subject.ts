import { sql } from 'kysely'
import type { Db } from '../db/open'

type Named = Readonly<Record<string, unknown>>

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * All uuids in an input, at any depth. Texts that hold documents are left to the calls, which look up what they name within one
 * case.
 */
export const uuidsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return uuidShape.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value as Named).flatMap(uuidsIn)
}

/**
 * The cases of an account, in the bin or not, to which these uuids refer: a case itself, or one of its records, pictures, plans,
 * further readings, documents, links or jobs. A uuid that is unknown or belongs to another account is ignored.
 */
export const casesNamed = async (db: Db, owner: string, uuids: readonly string[]): Promise<readonly string[]> => {
  if (uuids.length === 0) return []
  const list = sql.join([...new Set(uuids)])
  const { rows } = await sql<{ uuid: string }>`
    select uuid from patient where doctor_id = ${owner} and uuid in (${list})
    union select case_uuid from record where doctor_id = ${owner} and uuid in (${list})
    union select r.case_uuid from record r join image i on i.record_uuid = r.uuid where r.doctor_id = ${owner} and i.uuid in (${list})
    union select r.case_uuid from record r join plan p on p.record_uuid = r.uuid where r.doctor_id = ${owner} and p.uuid in (${list})
    union select r.case_uuid from record r join reread g on g.record_uuid = r.uuid where r.doctor_id = ${owner} and g.uuid in (${list})
    union select r.case_uuid from record r join reread_draft d on d.record_uuid = r.uuid where r.doctor_id = ${owner} and d.uuid in (${list})
    union select r.case_uuid from record r join job j on j.subject = r.uuid where r.doctor_id = ${owner} and j.uuid in (${list})
    union select case_uuid from case_share where doctor_id = ${owner} and uuid in (${list})
    union select case_uuid from worklist_entry where doctor_id = ${owner} and uuid in (${list})
    union select case_uuid from phone_link where doctor_id = ${owner} and uuid in (${list})
    union select case_uuid from document where doctor_id = ${owner} and uuid in (${list})`.execute(db)
  return rows.map(({ uuid }) => uuid)
}

/**
 * Whether a call on pictures concerns a lateral film under a tracing: a picture it names is the lateral film of a traced record,
 * or it fills that slot of one.
 */
export const onTracedFilm = async (db: Db, owner: string, input: Named): Promise<boolean> => {
  const uuids = uuidsIn(input)
  if (uuids.length === 0) return false
  const list = sql.join([...uuids])
  const toFilm = input.type === 'Lateral_Ceph'
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from record r where r.doctor_id = ${owner} and r.ceph_points is not null and (
      ${toFilm ? sql`r.uuid in (${list}) or` : sql``}
      r.uuid in (select i.record_uuid from image i where i.uuid in (${list}) and i.type = 'Lateral_Ceph'))`.execute(db)
  return Number(rows[0]?.n ?? 0) > 0
}

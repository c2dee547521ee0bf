import { doubtedScales } from '@sella/ceph/superimpose/case-scales'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { parseSchemes } from '@sella/contract/documents/overlap-schemes'
import type { Db } from '../db/open'
import type { PatientRow } from '../patients/rows'
import type { RecordRow } from '../records/rows'
import { tracingsOf } from './stored-tracing'

/** The saved superimpositions of a case; none where they cannot be read. */
export const schemesOf = async (db: Db, caseUuid: string): Promise<readonly OverlapScheme[]> => {
  const row = await db.selectFrom('overlap').select('content').where('case_uuid', '=', caseUuid).executeTakeFirst()
  return (row && parseSchemes(row.content)) ?? []
}

/** All records of a case outside the bin with points on the film. */
export const tracedOf = async (
  db: Db,
  caseUuid: string,
): Promise<readonly { readonly row: RecordRow; readonly tracing: Tracing }[]> => {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', 'is', null)
    .execute()
  const uuids = rows.map(({ uuid }) => uuid)
  const tracings = await tracingsOf(db, uuids)
  return rows.flatMap(row => {
    const tracing = tracings.get(row.uuid)
    return tracing && Object.keys(tracing.points).length > 0 ? [{ row, tracing }] : []
  })
}

/**
 * The records of a case whose lengths are withheld everywhere: S-Na indicates that their scale is wrong, and no scheme states
 * that it is right.
 */
export const doubtedRecords = async (
  db: Db,
  { uuid, birthday, sex }: Pick<PatientRow, 'uuid' | 'birthday' | 'sex'>,
): Promise<ReadonlySet<string>> => {
  const films = (await tracedOf(db, uuid)).map(({ row, tracing }) => ({ id: row.uuid, tracing, day: row.createday }))
  return doubtedScales(films, { birthday, sex }, await schemesOf(db, uuid))
}

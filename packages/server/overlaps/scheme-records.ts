import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { ownRecord, type RecordRow } from '../records/rows'

type Named = Pick<OverlapScheme, 'name' | 'uuids'>

/**
 * Refuses schemes that name a record of another case, even one in the bin; a record that does not exist belongs to nobody and is
 * allowed.
 */
export const refuseForeign = async (db: Db, caseUuid: string, schemes: readonly Named[]): Promise<void> => {
  const uuids = [...new Set(schemes.flatMap(scheme => scheme.uuids))]
  if (uuids.length === 0) return
  const rows = await db.selectFrom('record').select(['uuid', 'case_uuid']).where('uuid', 'in', uuids).execute()
  const foreign = new Set(rows.filter(row => row.case_uuid !== caseUuid).map(row => row.uuid))
  const scheme = schemes.find(each => each.uuids.some(uuid => foreign.has(uuid)))
  if (scheme) throw new Refusal('OVERLAP_FOREIGN', { scheme: scheme.name })
}

/**
 * The records of a case that schemes name; the only place that fetches them for a drawing. Records in the bin or deleted are left
 * out; a record of another patient causes a refusal.
 */
export const schemeRecords = async (
  db: Db,
  { doctor, caseUuid }: { readonly doctor: string; readonly caseUuid: string },
  schemes: readonly Pick<OverlapScheme, 'name' | 'uuids'>[],
): Promise<readonly RecordRow[]> => {
  await refuseForeign(db, caseUuid, schemes)
  const records: RecordRow[] = []
  for (const uuid of new Set(schemes.flatMap(scheme => scheme.uuids))) {
    const record = await ownRecord(db, { doctor, uuid }).catch(error => {
      if (error instanceof Refusal) return null
      throw error
    })
    if (record) records.push(record)
  }
  return records
}

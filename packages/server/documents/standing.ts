import type { Db } from '../db/open'
import type { DocumentRow } from './rows'

/** The reports of a case that are in force: neither revoked nor superseded. In the order in which they were made. */
export const standingDocuments = (
  db: Db,
  { doctor, caseUuid }: { readonly doctor: string; readonly caseUuid: string },
): Promise<DocumentRow[]> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('doctor_id', '=', doctor)
    .where('case_uuid', '=', caseUuid)
    .where('revoked_at', 'is', null)
    .where('superseded_by', 'is', null)
    .orderBy('made_at')
    .execute()

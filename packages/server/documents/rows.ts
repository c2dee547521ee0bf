import type { FrozenDocument } from '@sella/contract/document'
import type { Selectable } from 'kysely'
import type { DocumentTable } from '../db/document-tables'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'

export type DocumentRow = Selectable<DocumentTable>

/** The document in its wire form. */
export const documentOf = (row: DocumentRow): FrozenDocument => ({
  uuid: row.uuid,
  caseUuid: row.case_uuid,
  number: row.number,
  kind: row.kind,
  title: row.title,
  author: row.author,
  lang: row.lang,
  sections: JSON.parse(row.sections) as string[],
  pages: row.pages,
  bytes: row.bytes,
  hash: row.hash,
  identity: row.identity,
  madeAt: row.made_at,
  revokedAt: row.revoked_at,
  revokeReason: row.revoke_reason,
  supersededBy: row.superseded_by,
})

/** A doctor's document of a case outside the bin; one of another doctor is refused in the same way as one that does not exist. */
export const ownDocument = async (db: Db, { doctor, uuid }: { doctor: string; uuid: string }): Promise<DocumentRow> => {
  const row = await db
    .selectFrom('document')
    .innerJoin('patient', 'patient.uuid', 'document.case_uuid')
    .selectAll('document')
    .where('document.uuid', '=', uuid)
    .where('document.doctor_id', '=', doctor)
    .where('patient.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** All documents of a case, newest first. */
export const documentsOf = (db: Db, caseUuid: string): Promise<DocumentRow[]> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('case_uuid', '=', caseUuid)
    .orderBy('made_at', 'desc')
    .orderBy('number', 'desc')
    .execute()

/** A document of the doctor that is still in force and shows the same. */
export const sameShown = (db: Db, doctor: string, identity: string): Promise<DocumentRow | undefined> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('doctor_id', '=', doctor)
    .where('identity', '=', identity)
    .where('revoked_at', 'is', null)
    .where('superseded_by', 'is', null)
    .orderBy('made_at')
    .executeTakeFirst()

import { createHash } from 'node:crypto'
import type { Output } from '@sella/contract/calls/index'
import { type Selectable, sql } from 'kysely'
import { makerMay } from '../access/still-may'
import type { Db } from '../db/open'
import type { CaseShareTable } from '../db/share-tables'
import { Refusal } from '../http/refusal'

export type ShareRow = Selectable<CaseShareTable>

/** A link with the patient's name, and whether its maker may still share. */
export type LinkRow = ShareRow & { readonly case_name: string; readonly maker_may: number }

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const listOf = (text: string): readonly string[] => JSON.parse(text) as string[]

export const recordsOf = (row: ShareRow): readonly string[] => listOf(row.records)
export const documentsOf = (row: ShareRow): readonly string[] => listOf(row.documents)

/** A link as shown in a list; nobody here knows its token. */
export const linkOf = (row: LinkRow): Output<'shareList'>[number] => ({
  uuid: row.uuid,
  caseUuid: row.case_uuid,
  caseName: row.case_name,
  name: row.name,
  madeBy: row.made_name,
  scope: row.scope,
  identity: row.identity === 1,
  hasPassword: row.password_hash !== null,
  records: recordsOf(row).length,
  documents: documentsOf(row).length,
  createdAt: row.created_at,
  endsAt: row.ends_at,
  stoppedAt: row.stopped_at,
  makerMay: row.maker_may === 1,
  opened: row.opened,
  openedAt: row.opened_at,
})

/** SQL for whether a link opens: neither expired nor revoked, its maker still permitted to share. */
export const opensStill = (at: string) =>
  sql<boolean>`(case_share.stopped_at is null and case_share.ends_at > ${at} and ${makerMay('case_share')})`

/** The links of an account whose case is not in the bin. */
export const linksOf = (db: Db, doctor: string) =>
  db
    .selectFrom('case_share')
    .innerJoin('patient', 'patient.uuid', 'case_share.case_uuid')
    .selectAll('case_share')
    .select(['patient.name as case_name', sql<number>`case when ${makerMay('case_share')} then 1 else 0 end`.as('maker_may')])
    .where('case_share.doctor_id', '=', doctor)
    .where('patient.deleted_at', 'is', null)

/** An account's link; one of another account is refused in the same way as one that does not exist. */
export const ownShare = async (db: Db, { doctor, uuid }: { doctor: string; uuid: string }): Promise<LinkRow> => {
  const row = await linksOf(db, doctor).where('case_share.uuid', '=', uuid).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/**
 * A link that can be opened: neither expired nor revoked, its maker still permitted to share, its case still the account's and not
 * in the bin. All others are refused with the same error.
 */
export const openShare = async (db: Db, which: { token: string } | { uuid: string }, at: string): Promise<ShareRow> => {
  const row = await db
    .selectFrom('case_share')
    .innerJoin('patient', join =>
      join.onRef('patient.uuid', '=', 'case_share.case_uuid').onRef('patient.doctor_id', '=', 'case_share.doctor_id'),
    )
    .selectAll('case_share')
    .where(eb =>
      'token' in which ? eb('case_share.token_hash', '=', hashOf(which.token)) : eb('case_share.uuid', '=', which.uuid),
    )
    .where('patient.deleted_at', 'is', null)
    .where(opensStill(at))
    .executeTakeFirst()
  if (!row) throw new Refusal('SHARE_ENDED')
  return row
}

/** Until when a link opens; null when it opens no more. */
export const linkStands = async (db: Db, uuid: string, at: string): Promise<number | null> => {
  try {
    return Date.parse((await openShare(db, { uuid }, at)).ends_at)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { makerMay } from '../access/still-may'
import type { Db } from '../db/open'
import { type OwnRow, ownRow } from '../db/own-row'
import type { PhoneLinkTable } from '../db/waiting-tables'
import { Refusal } from '../http/refusal'

export type PhoneLinkRow = Selectable<PhoneLinkTable>

/** Most photos per link. */
export const mostPhotos = 60

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** An account's link in any state; one of another account is refused in the same way as one that does not exist. */
export const ownLink = (db: Db, own: OwnRow): Promise<PhoneLinkRow> => ownRow(db, 'phone_link', own)

/**
 * The link of a token while it is open: neither expired nor closed, its record still the account's and not in the bin, and its
 * maker still permitted to register films there. All others are refused with the same error.
 */
export const openLink = async (db: Db, token: string, at: string): Promise<PhoneLinkRow> => {
  const row = await db
    .selectFrom('phone_link')
    .innerJoin('record', join =>
      join.onRef('record.uuid', '=', 'phone_link.record_uuid').onRef('record.doctor_id', '=', 'phone_link.doctor_id'),
    )
    .innerJoin('patient', 'patient.uuid', 'phone_link.case_uuid')
    .selectAll('phone_link')
    .where('phone_link.token_hash', '=', hashOf(token))
    .where('phone_link.ends_at', '>', at)
    .where('phone_link.closed_at', 'is', null)
    .where('record.deleted_at', 'is', null)
    .where('patient.deleted_at', 'is', null)
    .where(makerMay('phone_link'))
    .executeTakeFirst()
  if (!row) throw new Refusal('PHONE_LINK_ENDED')
  return row
}

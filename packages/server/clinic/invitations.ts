import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Output, Parsed } from '@sella/contract/calls/index'
import { appendLog } from '../access/chain'
import { makerMay } from '../access/still-may'
import { instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { join } from './create-clinic'
import { type Own, roleIn } from './rows'

const day = 86_400_000
/** Most invitations of a clinic that are pending. */
const mostPending = 200

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Creates a pending invitation; its token is 256 random bits and is not stored. */
export const invite = async (
  { db, engine }: OpenDatabase,
  { name, role, days }: Parsed<'invitationAdd'>,
  { clinic, person, now }: { clinic: string; person: string; now: number },
): Promise<Output<'invitationAdd'>> => {
  const token = randomBytes(32).toString('base64url')
  const [uuid, endsAt] = [randomUUID(), instant(now + days * day)]
  await db.deleteFrom('clinic_invitation').where('ends_at', '<=', instant(now)).execute()
  await engine.oneAtATime(db, `invitations of ${clinic}`)
  const pending = db.selectFrom('clinic_invitation').select(({ fn }) => fn.countAll<number>().as('n'))
  const { n } = await pending.where('clinic_uuid', '=', clinic).where(makerMay('clinic_invitation')).executeTakeFirstOrThrow()
  if (Number(n) >= mostPending) throw new Refusal('INVITATION_LIMIT', { limit: mostPending })
  await db
    .insertInto('clinic_invitation')
    .values({
      ...{ uuid, clinic_uuid: clinic, token_hash: hashOf(token), name, role, made_by: person },
      ...{ created_at: instant(now), ends_at: endsAt },
    })
    .execute()
  return { uuid, token, endsAt }
}

/** Withdraws an invitation; one of another clinic is refused as if it did not exist. */
export const takeBack = async (db: Db, clinic: string, uuid: string): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('clinic_invitation')
    .where('uuid', '=', uuid)
    .where('clinic_uuid', '=', clinic)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('NOT_FOUND')
}

/** The invitation of a token; an unknown, used, withdrawn or expired one is refused with the same error,
 * as is one whose maker may no longer invite. */
export const invitationOf = async (db: Db, token: string, at: string) => {
  const row = await db
    .selectFrom('clinic_invitation')
    .innerJoin('doctor', 'doctor.uuid', 'clinic_invitation.clinic_uuid')
    .select(['clinic_invitation.uuid', 'clinic_uuid', 'clinic_invitation.name', 'clinic_invitation.role', 'ends_at'])
    .select('doctor.user_name as clinic')
    .where('token_hash', '=', hashOf(token))
    .where('ends_at', '>', at)
    .where(makerMay('clinic_invitation'))
    .executeTakeFirst()
  if (!row) throw new Refusal('INVITATION_ENDED')
  return row
}

/** Uses up an invitation: the person becomes a member. If two people use one token at once, the first gets it. */
export const accept = async (
  tx: Db,
  engine: OpenDatabase['engine'],
  { token, person, at }: { token: string; person: string; at: string },
): Promise<Own> => {
  const { uuid, clinic_uuid: clinic, clinic: name, role } = await invitationOf(tx, token, at)
  await engine.oneAtATime(tx, `members of ${clinic}`)
  if ((await roleIn(tx, clinic, person)) !== null) throw new Refusal('ALREADY_MEMBER')
  const { numDeletedRows } = await tx.deleteFrom('clinic_invitation').where('uuid', '=', uuid).executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('INVITATION_ENDED')
  await join(tx, engine, { clinic, person, role, at })
  const joined = { clinic, person, at, action: 'invitationAccept', kind: 'members', caseUuid: null } as const
  await appendLog(tx, engine, { ...joined, details: { role } })
  return { uuid: clinic, name, role }
}

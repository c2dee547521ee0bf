import { randomBytes, randomUUID } from 'node:crypto'
import { makerMay } from '../access/still-may'
import { asIs, whole } from '../acts/whole'
import { instant } from '../db/now'
import type { Db } from '../db/open'
import type { DoctorAsking, Part } from '../http/handlers'
import { ownRecord } from '../records/rows'
import type { TakingPorts } from '../waiting/take'
import { hashOf, mostPhotos, ownLink } from './rows'

const minute = 60_000
/** Minutes for which a link is valid. */
const lasting = 10
/** How long links are kept after they end; the logs keep what was done through them. */
const kept = 1440 * minute

/** Four characters that cannot be confused, to verify that phone and desk mean the same record. */
const newMark = (): string => [...randomBytes(4)].map(byte => '23456789ABCDEFGHJKMNPQRSTUVWXYZ'[byte % 31]).join('')

const close = (db: Db, at: string) =>
  db.updateTable('phone_link').set({ closed_at: at }).where('closed_at', 'is', null).where('ends_at', '>', at)

type Ports = Pick<TakingPorts, 'store' | 'notices' | 'now'>

/** A link for a record, instead of the one its maker had open before. The token is 256 random bits and is not stored. */
const addLink = async (
  { store: { db, engine }, now }: Pick<Ports, 'store' | 'now'>,
  recordUuid: string,
  { doctor, person }: Pick<DoctorAsking, 'doctor' | 'person'>,
) => {
  const { case_uuid } = await ownRecord(db, { doctor, uuid: recordUuid })
  const at = instant(now())
  const { user_name } = await db.selectFrom('doctor').select('user_name').where('uuid', '=', person).executeTakeFirstOrThrow()
  const ended = instant(now() - kept)
  await db.deleteFrom('phone_link').where('doctor_id', '=', doctor).where('ends_at', '<', ended).execute()
  // Two at once would each leave the other's open.
  await engine.oneAtATime(db, `phone links of ${person}`)
  await close(db, at).where('record_uuid', '=', recordUuid).where('made_by', '=', person).execute()
  const token = randomBytes(32).toString('base64url')
  const link = { uuid: randomUUID(), mark: newMark() }
  const endsAt = instant(now() + lasting * minute)
  const row = {
    ...{ ...link, doctor_id: doctor, case_uuid, record_uuid: recordUuid, token_hash: hashOf(token) },
    ...{ made_by: person, made_name: user_name, created_at: at, ends_at: endsAt },
    ...{ closed_at: null, opened_at: null, sent: 0 },
  }
  await db.insertInto('phone_link').values(row).execute()
  return { ...link, token, endsAt }
}

type Calls = 'phoneLinkAdd' | 'phoneLinks' | 'phoneLinkClose'

/** Creating, viewing and ending phone links at the desk. */
export const phoneDeskCalls = (ports: Ports): Part<Calls> => {
  const { store, notices, now } = ports
  const { db } = store
  return {
    phoneLinkAdd: ({ recordUuid }, asking) =>
      whole({ store, act: asking.act }, within => addLink({ store: within, now }, recordUuid, asking), asIs),
    phoneLinks: async ({ recordUuid }, { doctor }) => {
      await ownRecord(db, { doctor, uuid: recordUuid })
      const rows = await db
        .selectFrom('phone_link')
        .select(['uuid', 'mark', 'made_name as madeBy', 'ends_at as endsAt', 'opened_at as openedAt', 'sent'])
        .where('record_uuid', '=', recordUuid)
        .where('doctor_id', '=', doctor)
        .where('closed_at', 'is', null)
        .where('ends_at', '>', instant(now()))
        .where(makerMay('phone_link'))
        .orderBy('created_at', 'desc')
        .orderBy('uuid')
        .execute()
      return rows.map(row => ({ ...row, most: mostPhotos }))
    },
    phoneLinkClose: async ({ uuid }, { doctor }) => {
      const { sent } = await ownLink(db, { doctor, uuid })
      await close(db, instant(now())).where('uuid', '=', uuid).execute()
      notices.tell({ doctor, event: { type: 'waiting' } })
      return { sent, most: mostPhotos }
    },
  }
}

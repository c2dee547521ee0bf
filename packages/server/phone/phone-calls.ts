import { open } from 'node:fs/promises'
import { appendLog } from '../access/chain'
import { note } from '../audit/log'
import type { Throttle } from '../auth/throttle'
import { instant } from '../db/now'
import { headLength, sniff } from '../files/intake/sniff'
import type { Arrival } from '../files/store'
import type { Asking, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { fairTurns } from '../jobs/fair-turns'
import { type TakingPorts, takeIn } from '../waiting/take'
import { mostPhotos, openLink, type PhoneLinkRow } from './rows'

interface Ports extends TakingPorts {
  readonly throttle: Throttle
}

/** Most bytes of a photo. */
const largestPhoto = 60_000_000
/** Invalid tokens that may be tried from one address within 15 minutes. */
const triesAllowed = 20
/** Most photos in transit, of one account and of all. */
const mostOnTheWay = { each: 6, all: 24 }

const photoFormats: ReadonlySet<string | null> = new Set(['jpeg', 'png', 'webp', 'heic'])

/** The open link of a caller's token; callers who try out tokens are throttled. */
const linkOf = async ({ store: { db }, throttle, now }: Ports, { key, address }: Asking): Promise<PhoneLinkRow> => {
  const attempt = { name: 'phone link', address }
  await throttle.begin(attempt, triesAllowed)
  const row = await openLink(db, key.replace(/^Bearer\s+/i, '').trim(), instant(now()))
  await throttle.forgive(attempt)
  return row
}

const headOf = async ({ place }: Arrival): Promise<Buffer> => {
  const file = await open(place, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * Counts a photo before it is received, so that simultaneous ones cannot exceed the limit; refuses when the link has ended
 * meanwhile.
 */
const claim = async ({ store: { db }, now }: Ports, { uuid }: PhoneLinkRow): Promise<number> => {
  const row = await db
    .updateTable('phone_link')
    .set(eb => ({ sent: eb('sent', '+', 1) }))
    .where('uuid', '=', uuid)
    .where('sent', '<', mostPhotos)
    .where('closed_at', 'is', null)
    .where('ends_at', '>', instant(now()))
    .returning('sent')
    .executeTakeFirst()
  if (!row) throw new Refusal('PHONE_LINK_FULL', { most: mostPhotos })
  return row.sent
}

const giveBack = ({ store: { db } }: Ports, { uuid }: PhoneLinkRow): Promise<unknown> =>
  db
    .updateTable('phone_link')
    .set(eb => ({ sent: eb('sent', '-', 1) }))
    .where('uuid', '=', uuid)
    .execute()

/** Logs a photo with the owner of the case: in the clinic's chain, or in the doctor's own change log. */
const noteSent = ({ store: { db, engine }, now }: Ports, row: PhoneLinkRow, about: { file: string; address: string }) =>
  db.transaction().execute(async tx => {
    const { uuid: link, doctor_id: owner, case_uuid: caseUuid, record_uuid: uuid } = row
    const clinic = await tx.selectFrom('clinic').select('uuid').where('uuid', '=', owner).executeTakeFirst()
    const [at, details] = [instant(now()), { link, ...about }]
    if (!clinic) return note(tx, { doctor: owner, at, action: 'phoneSend', entity: 'record', uuid, details })
    const by = { person: row.made_by, name: row.made_name }
    await appendLog(tx, engine, { clinic: owner, at, ...by, action: 'phoneSend', kind: 'change', caseUuid, details })
  })

/** Receives the photo; true if it is a new one. The same photo sent again for this record, because the reply was lost, is not. */
const takePhoto = async (ports: Ports, row: PhoneLinkRow, { arrival, name }: { arrival: Arrival; name: string }) => {
  if (!photoFormats.has(sniff(await headOf(arrival)))) throw new Refusal('PHONE_NOT_PHOTO')
  const sent = { doctor: row.doctor_id, source: 'phone', sender: row.made_name, name, record: row.record_uuid } as const
  const { uuid, before } = await takeIn(ports, arrival, sent)
  if (!before) return { uuid, fresh: true }
  const { db } = ports.store
  const earlier = await db.selectFrom('waiting_file').select(['record_uuid', 'state']).where('uuid', '=', uuid).executeTakeFirst()
  if (earlier?.record_uuid !== row.record_uuid || earlier.state === 'binned') throw new Refusal('PHONE_PHOTO_KNOWN')
  return { uuid, fresh: false }
}

/** What a phone may do through its link: check whether it is open, and send photos. It can read nothing. */
export const phoneCalls = (ports: Ports): Part<'phoneLook' | 'phoneSend'> => {
  const { enter } = fairTurns({ places: mostOnTheWay.all, limits: mostOnTheWay })
  const { store, files, notices, now } = ports
  return {
    phoneLook: async (_, asking) => {
      const { uuid, doctor_id: doctor, mark, ends_at: endsAt, sent, opened_at } = await linkOf(ports, asking)
      if (opened_at === null) {
        await store.db
          .updateTable('phone_link')
          .set({ opened_at: instant(now()) })
          .where('uuid', '=', uuid)
          .execute()
        notices.tell({ doctor, event: { type: 'waiting' } })
      }
      return { mark, endsAt, sent, most: mostPhotos }
    },
    phoneSend: async ({ name }, asking) => {
      const row = await linkOf(ports, asking)
      const leave = enter(row.doctor_id)
      try {
        const sent = await claim(ports, row)
        try {
          const arrival = await files.receive(asking.body, largestPhoto)
          const { uuid, fresh } = await takePhoto(ports, row, { arrival, name }).finally(() => arrival.discard())
          await noteSent(ports, row, { file: uuid, address: asking.address })
          if (fresh) return { sent, most: mostPhotos }
          await giveBack(ports, row)
          return { sent: sent - 1, most: mostPhotos }
        } catch (error) {
          await giveBack(ports, row)
          throw error
        }
      } finally {
        leave()
      }
    },
  }
}

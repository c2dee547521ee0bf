import type { Conversation } from '@sella/contract/chat'
import { sql } from 'kysely'
import type { Db } from '../db/open'
import type { Signer } from '../files/signing'
import { Refusal } from '../http/refusal'
import { avatarUrl } from '../user/avatar'

const pageSize = 50

const rows = (db: Db) =>
  db
    .selectFrom('chat')
    .innerJoin('doctor', 'doctor.uuid', 'chat.doctor_id')
    .leftJoin('doctor as holder', 'holder.uuid', 'chat.assigned_to')
    .selectAll('chat')
    .select(['doctor.user_name', 'doctor.login_name', 'doctor.avatar_path', 'holder.user_name as holder_name'])
    .select(eb =>
      eb
        .selectFrom('chat_message')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('chat_uuid', '=', 'chat.uuid')
        .where('by_staff', '=', 0)
        .whereRef('seq', '>', 'chat.read_by_staff')
        .as('unread'),
    )
    .where('last_seq', '>', 0)

type ConversationRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const conversationOf = (row: ConversationRow, signer: Signer): Conversation => ({
  uuid: row.uuid,
  doctorName: row.user_name,
  loginName: row.login_name,
  avatarUrl: avatarUrl(row.avatar_path, signer),
  unread: row.unread ?? 0,
  lastSeq: row.last_seq,
  lastText: row.last_text,
  lastFrom: row.last_by_staff === 1 ? 'staff' : 'doctor',
  lastAt: row.last_at,
  readByDoctor: row.read_by_doctor,
  closed: row.closed === 1,
  assignedTo: row.assigned_to === null ? null : { uuid: row.assigned_to, name: row.holder_name ?? '' },
})

export const conversationBy = async (db: Db, uuid: string, signer: Signer): Promise<Conversation> => {
  const row = await rows(db).where('chat.uuid', '=', uuid).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return conversationOf(row, signer)
}

export interface Wanted {
  readonly staff: string
  readonly show: 'open' | 'mine' | 'closed'
  readonly search?: string | undefined
  readonly page: number
}

/** A LIKE pattern that matches the text anywhere, ignoring case; its wildcards are escaped. */
const contains = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, special => `\\${special}`)}%`

const wanted = (db: Db, { staff, show, search = '' }: Wanted) => {
  let query = rows(db).where('closed', '=', show === 'closed' ? 1 : 0)
  if (show === 'mine') query = query.where('assigned_to', '=', staff)
  if (search === '') return query
  const pattern = contains(search)
  return query.where(({ or, exists, selectFrom }) =>
    or([
      sql<boolean>`lower(doctor.user_name) like ${pattern} escape '\\'`,
      sql<boolean>`lower(doctor.login_name) like ${pattern} escape '\\'`,
      exists(
        selectFrom('chat_message')
          .select('seq')
          .whereRef('chat_uuid', '=', 'chat.uuid')
          .where(sql<boolean>`lower(chat_message.text) like ${pattern} escape '\\'`),
      ),
    ]),
  )
}

/** A page of conversations, waiting ones first, and the total number. */
export const conversations = async (db: Db, wish: Wanted, signer: Signer) => {
  const query = wanted(db, wish)
  const { total } = await db
    .selectFrom(query.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const conversations = await query
    .orderBy(sql`case when last_doctor_seq > read_by_staff then 0 else 1 end`)
    .orderBy('last_at', 'desc')
    .orderBy('chat.uuid')
    .limit(pageSize)
    .offset((wish.page - 1) * pageSize)
    .execute()
  return { conversations: conversations.map(row => conversationOf(row, signer)), total }
}

/** Number of conversations with a doctor's message that nobody on the staff has read. */
export const waiting = async (db: Db): Promise<number> => {
  const { unread } = await db
    .selectFrom('chat')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('closed', '=', 0)
    .whereRef('last_doctor_seq', '>', 'read_by_staff')
    .executeTakeFirstOrThrow()
  return unread
}

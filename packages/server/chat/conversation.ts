import { randomUUID } from 'node:crypto'
import type { ChatState } from '@sella/contract/chat'
import type { Selectable } from 'kysely'
import type { ChatTable } from '../db/chat-tables'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { isAnyoneThere } from './presence'

export type ChatRow = Selectable<ChatTable>

export const chatOf = (db: Db, doctor: string): Promise<ChatRow | undefined> =>
  db.selectFrom('chat').selectAll().where('doctor_id', '=', doctor).executeTakeFirst()

export const chatBy = async (db: Db, uuid: string): Promise<ChatRow> => {
  const row = await db.selectFrom('chat').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The doctor's conversation, started with her first message; two windows writing at once start only one. */
export const begunChat = async (db: Db, doctor: string, at: string): Promise<ChatRow> => {
  const chat = await chatOf(db, doctor)
  if (chat) return chat
  await db
    .insertInto('chat')
    .values({ uuid: randomUUID(), doctor_id: doctor, last_text: '', last_at: at, created_at: at })
    .onConflict(conflict => conflict.column('doctor_id').doNothing())
    .execute()
  return db.selectFrom('chat').selectAll().where('doctor_id', '=', doctor).executeTakeFirstOrThrow()
}

const nothingSaid = { unread: 0, lastSeq: 0, readByStaff: 0, closed: false }

const unreadByDoctor = async (db: Db, { uuid, read_by_doctor }: ChatRow): Promise<number> => {
  const { unread } = await db
    .selectFrom('chat_message')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('chat_uuid', '=', uuid)
    .where('by_staff', '=', 1)
    .where('seq', '>', read_by_doctor)
    .executeTakeFirstOrThrow()
  return unread
}

export const stateFor = async (db: Db, doctor: string, now: number): Promise<ChatState> => {
  const chat = await chatOf(db, doctor)
  const online = await isAnyoneThere(db, now)
  if (!chat) return { ...nothingSaid, online }
  return {
    unread: await unreadByDoctor(db, chat),
    lastSeq: chat.last_seq,
    readByStaff: chat.read_by_staff,
    closed: chat.closed === 1,
    online,
  }
}

/** Records that one side has read up to a position; never moves back, nor beyond the last message. */
export const noteRead = async (
  db: Db,
  chat: ChatRow,
  { side, seq }: { side: 'doctor' | 'staff'; seq: number },
): Promise<boolean> => {
  const column = side === 'doctor' ? ('read_by_doctor' as const) : ('read_by_staff' as const)
  const upTo = Math.min(seq, chat.last_seq)
  const { numUpdatedRows } = await db
    .updateTable('chat')
    .set({ [column]: upTo })
    .where('uuid', '=', chat.uuid)
    .where(column, '<', upTo)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

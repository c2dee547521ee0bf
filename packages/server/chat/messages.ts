import type { ChatContext, ChatMessage } from '@sella/contract/chat'
import type { Selectable } from 'kysely'
import type { ChatMessageTable } from '../db/chat-tables'
import { instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import { renditionPath } from '../files/renditions'
import type { Signer } from '../files/signing'
import { Refusal } from '../http/refusal'

/** Most messages in one reply. */
const pageSize = 50
const minute = 60_000
/** Most messages an account may send per minute. */
const mostInMinute = { doctor: 20, staff: 60 } as const

export type MessageRow = Selectable<ChatMessageTable> & { readonly name: string | null }

export interface Picture {
  readonly path: string
  readonly hash: string
  readonly width: number
  readonly height: number
}

/** A message to be stored, with its author and conversation. */
export interface Saying {
  readonly chat: string
  readonly uuid: string
  readonly author: string
  readonly side: 'doctor' | 'staff'
  readonly text: string
  readonly picture?: Picture
  readonly context?: ChatContext | undefined
  readonly now: number
}

const rows = (db: Db, chat: string) =>
  db
    .selectFrom('chat_message')
    .leftJoin('doctor', 'doctor.uuid', 'author_id')
    .selectAll('chat_message')
    .select('user_name as name')
    .where('chat_uuid', '=', chat)

const messageNamed = (db: Db, chat: string, uuid: string): Promise<MessageRow | undefined> =>
  rows(db, chat).where('chat_message.uuid', '=', uuid).executeTakeFirst()

const pictureOf = ({ picture_hash, width, height }: MessageRow, signer: Signer): ChatMessage['picture'] =>
  picture_hash === null
    ? null
    : { width: width ?? 0, height: height ?? 0, url: signer.url(renditionPath('preview', picture_hash)) }

export const messageOf = (row: MessageRow, signer: Signer): ChatMessage => ({
  uuid: row.uuid,
  seq: row.seq,
  from: row.by_staff === 1 ? 'staff' : 'doctor',
  name: row.name ?? '',
  text: row.text,
  picture: pictureOf(row, signer),
  context: row.context === null ? null : (JSON.parse(row.context) as ChatContext),
  createdAt: row.created_at,
})

interface Stretch {
  readonly after?: number | undefined
  readonly before?: number | undefined
}

/** At most 50 messages, earliest first: those after a position, those before one, or the last ones. */
export const stretchOf = async (
  db: Db,
  chat: string,
  { after, before }: Stretch,
): Promise<{ messages: MessageRow[]; more: boolean }> => {
  const base = rows(db, chat)
  const fetched =
    after === undefined
      ? await (before === undefined ? base : base.where('seq', '<', before))
          .orderBy('seq', 'desc')
          .limit(pageSize + 1)
          .execute()
      : await base
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(pageSize + 1)
          .execute()
  const page = fetched.slice(0, pageSize)
  return { messages: after === undefined ? page.reverse() : page, more: fetched.length > pageSize }
}

const refuseTooMany = async (tx: Db, { author, side, now }: Saying): Promise<void> => {
  const { sent } = await tx
    .selectFrom('chat_message')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('author_id', '=', author)
    .where('created_at', '>', instant(now - minute))
    .executeTakeFirstOrThrow()
  if (sent >= mostInMinute[side]) throw new Refusal('CHAT_TOO_MANY')
}

const add = async (tx: Db, saying: Saying, seq: number): Promise<void> => {
  const { chat, uuid, author, side, text, picture, context, now } = saying
  const at = instant(now)
  const by_staff = side === 'staff' ? 1 : 0
  await tx
    .insertInto('chat_message')
    .values({
      chat_uuid: chat,
      uuid,
      seq,
      by_staff,
      author_id: author,
      text,
      picture_path: picture?.path ?? null,
      picture_hash: picture?.hash ?? null,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      context: context ? JSON.stringify(context) : null,
      created_at: at,
    })
    .execute()
  // Replying counts as having read; a doctor's message reopens a closed conversation.
  const side_ = side === 'staff' ? { read_by_staff: seq } : { read_by_doctor: seq, last_doctor_seq: seq, closed: 0 }
  await tx
    .updateTable('chat')
    .set({ last_seq: seq, last_text: text.slice(0, 120), last_by_staff: by_staff, last_at: at, ...side_ })
    .where('uuid', '=', chat)
    .execute()
}

/**
 * Appends a message to its conversation. A message that already exists (sent again because the reply was lost) is returned
 * unchanged.
 */
export const say = async ({ db, engine }: OpenDatabase, saying: Saying): Promise<{ row: MessageRow; fresh: boolean }> =>
  db.transaction().execute(async tx => {
    // Locks the conversation's row, so that two simultaneous messages get two positions.
    const { last_seq } = await tx
      .updateTable('chat')
      .set(({ ref }) => ({ last_seq: ref('last_seq') }))
      .where('uuid', '=', saying.chat)
      .returning('last_seq')
      .executeTakeFirstOrThrow()
    const there = await messageNamed(tx, saying.chat, saying.uuid)
    if (there) return { row: there, fresh: false }
    // Staff write in many conversations.
    await engine.oneAtATime(tx, `messages by ${saying.author}`)
    await refuseTooMany(tx, saying)
    await add(tx, saying, last_seq + 1)
    const row = await messageNamed(tx, saying.chat, saying.uuid)
    if (!row) throw new Error('a message is gone within its transaction')
    return { row, fresh: true }
  })

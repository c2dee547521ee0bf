import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import type { ChatPorts } from './calls'
import { type ChatRow, chatBy, noteRead } from './conversation'
import { conversationBy, conversations, waiting } from './inbox'
import { messageOf, type Saying, say, stretchOf } from './messages'
import { notifyBoth } from './notify'
import { withPicture } from './picture'
import { noteHere, staffMembers } from './presence'

type InboxCall =
  | 'inboxState'
  | 'inboxList'
  | 'inboxGet'
  | 'inboxSend'
  | 'inboxPicture'
  | 'inboxRead'
  | 'inboxClose'
  | 'inboxAssign'
  | 'inboxStaff'
  | 'inboxHere'

type Words = Pick<Saying, 'uuid' | 'text' | 'picture'>

const answeredBy = async (ports: ChatPorts, { staff, chat }: { staff: string; chat: string }, words: Words) => {
  const { store, signer, notices, now } = ports
  const { doctor_id: doctor } = await chatBy(store.db, chat)
  const { row, fresh } = await say(store, { ...words, chat, author: staff, side: 'staff', now: now() })
  await store.db
    .updateTable('chat')
    .set({ assigned_to: staff })
    .where('uuid', '=', chat)
    .where('assigned_to', 'is', null)
    .execute()
  if (fresh) notifyBoth(notices, { uuid: chat, doctor, seq: row.seq })
  return messageOf(row, signer)
}

/** Changes the state of a conversation and notifies both sides. */
const changed = async ({ store: { db }, signer, notices }: ChatPorts, uuid: string, change: Partial<ChatRow>) => {
  const chat = await chatBy(db, uuid)
  await db.updateTable('chat').set(change).where('uuid', '=', uuid).execute()
  notifyBoth(notices, { uuid, doctor: chat.doctor_id, seq: chat.last_seq })
  return conversationBy(db, uuid, signer)
}

const reading = (ports: ChatPorts): Part<'inboxState' | 'inboxList' | 'inboxGet' | 'inboxStaff' | 'inboxRead'> => {
  const { store, signer, notices, now } = ports
  const { db } = store
  return {
    inboxState: async () => ({ unread: await waiting(db) }),
    inboxList: async (wish, { doctor: staff }) => conversations(db, { ...wish, staff }, signer),
    inboxGet: async ({ uuid, ...stretch }) => {
      const conversation = await conversationBy(db, uuid, signer)
      const { messages, more } = await stretchOf(db, uuid, stretch)
      return { conversation, messages: messages.map(row => messageOf(row, signer)), more }
    },
    inboxStaff: async () => staffMembers(db, now()),
    inboxRead: async ({ uuid, seq }) => {
      const chat = await chatBy(db, uuid)
      if (await noteRead(db, chat, { side: 'staff', seq }))
        notifyBoth(notices, { uuid, doctor: chat.doctor_id, seq: chat.last_seq })
      return conversationBy(db, uuid, signer)
    },
  }
}

/**
 * The staff's side: all conversations, and nothing else about a doctor but her account's name. These calls admit only staff, as
 * stated in the contract.
 */
export const inboxCalls = (ports: ChatPorts): Part<InboxCall> => {
  const { store, files, now } = ports
  return {
    ...reading(ports),
    inboxSend: async ({ conversation: chat, uuid, text }, { doctor: staff }) =>
      answeredBy(ports, { staff, chat }, { uuid, text }),
    inboxPicture: async ({ conversation: chat, uuid }, { doctor: staff, body }) => {
      await chatBy(store.db, chat)
      return withPicture(files, body, picture => answeredBy(ports, { staff, chat }, { uuid, text: '', picture }))
    },
    inboxClose: async ({ uuid, closed }) => changed(ports, uuid, { closed: closed ? 1 : 0 }),
    inboxAssign: async ({ uuid, to }) => {
      const isStaff = to === null || (await staffMembers(store.db, now())).some(member => member.uuid === to)
      if (!isStaff) throw new Refusal('NOT_STAFF')
      return changed(ports, uuid, { assigned_to: to })
    },
    inboxHere: async ({ here }, { doctor: staff }) => {
      await noteHere(store.db, staff, { here, now: now() })
      return {}
    },
  }
}

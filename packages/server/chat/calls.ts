import type { Clock } from '../db/now'
import { instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Notices } from '../events/notices'
import type { Signer } from '../files/signing'
import type { FileStore } from '../files/store'
import type { Part } from '../http/handlers'
import { begunChat, chatOf, noteRead, stateFor } from './conversation'
import { messageOf, type Saying, say, stretchOf } from './messages'
import { notifyBoth } from './notify'
import { withPicture } from './picture'

export interface ChatPorts {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly signer: Signer
  readonly notices: Notices
  readonly now: Clock
}

type Words = Pick<Saying, 'uuid' | 'text' | 'context' | 'picture'>

/** Stores a message of the doctor, starting her conversation if necessary, and notifies all listeners. */
const sendMessage = async ({ store, signer, notices, now }: ChatPorts, doctor: string, words: Words) => {
  const at = now()
  const chat = await begunChat(store.db, doctor, instant(at))
  const { row, fresh } = await say(store, { ...words, chat: chat.uuid, author: doctor, side: 'doctor', now: at })
  if (fresh) notifyBoth(notices, { uuid: chat.uuid, doctor, seq: row.seq })
  return messageOf(row, signer)
}

/** The doctor's side of customer service: only her own conversation. */
export const chatCalls = (ports: ChatPorts): Part<'chatState' | 'chatGet' | 'chatSend' | 'chatPicture' | 'chatRead'> => {
  const { store, files, signer, notices, now } = ports
  const state = (doctor: string) => stateFor(store.db, doctor, now())
  return {
    chatState: async (_, { doctor }) => state(doctor),
    chatGet: async (stretch, { doctor }) => {
      const chat = await chatOf(store.db, doctor)
      const part = chat ? await stretchOf(store.db, chat.uuid, stretch) : { messages: [], more: false }
      return {
        state: await state(doctor),
        messages: part.messages.map(row => messageOf(row, signer)),
        more: part.more,
      }
    },
    chatSend: async (words, { doctor }) => sendMessage(ports, doctor, words),
    chatPicture: async ({ uuid }, { doctor, body }) =>
      withPicture(files, body, picture => sendMessage(ports, doctor, { uuid, text: '', picture })),
    chatRead: async ({ seq }, { doctor }) => {
      const chat = await chatOf(store.db, doctor)
      if (chat && (await noteRead(store.db, chat, { side: 'doctor', seq })))
        notifyBoth(notices, { uuid: chat.uuid, doctor, seq: chat.last_seq })
      return state(doctor)
    },
  }
}

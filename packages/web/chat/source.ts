import type { ChatContext, ChatMessage } from '@sella/contract/chat'
import { ask } from '../api/client'

export interface Stretch {
  readonly after?: number
  readonly before?: number
}

export interface Page {
  readonly messages: readonly ChatMessage[]
  readonly more: boolean
  /** The other side has read up to this message. */
  readonly readByOther: number
}

/** A conversation from one side of it. */
export interface Source {
  /** Key under which its draft and its unsent messages are stored. */
  readonly key: string
  readonly side: 'doctor' | 'staff'
  readonly get: (stretch: Stretch, signal?: AbortSignal) => Promise<Page>
  readonly send: (message: { uuid: string; text: string; context?: ChatContext }) => Promise<ChatMessage>
  readonly sendPicture: (uuid: string, file: Blob) => Promise<ChatMessage>
  readonly read: (seq: number) => Promise<unknown>
}

export const doctorSource: Source = {
  key: 'own',
  side: 'doctor',
  get: async (stretch, signal) => {
    const { messages, more, state } = await ask('chatGet', stretch, { signal })
    return { messages, more, readByOther: state.readByStaff }
  },
  send: message => ask('chatSend', message),
  sendPicture: (uuid, file) => ask('chatPicture', { uuid }, { file }),
  read: seq => ask('chatRead', { seq }),
}

export const staffSource = (conversation: string): Source => ({
  key: conversation,
  side: 'staff',
  get: async (stretch, signal) => {
    const { messages, more, conversation: now } = await ask('inboxGet', { uuid: conversation, ...stretch }, { signal })
    return { messages, more, readByOther: now.readByDoctor }
  },
  send: ({ uuid, text }) => ask('inboxSend', { conversation, uuid, text }),
  sendPicture: (uuid, file) => ask('inboxPicture', { conversation, uuid }, { file }),
  read: seq => ask('inboxRead', { uuid: conversation, seq }),
})

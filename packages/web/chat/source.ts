import type { ChatServer } from '@sella/workbench/chat/server'
import { ask } from '../api/client'

/** A conversation from one side of it. */
export interface Source extends ChatServer<Blob> {
  /** Key under which its draft and its unsent messages are stored. */
  readonly key: string
}

export const doctorSource: Source = {
  key: 'own',
  side: 'doctor',
  get: async stretch => {
    const { messages, more, state } = await ask('chatGet', stretch)
    return { messages, more, readByOther: state.readByStaff }
  },
  send: message => ask('chatSend', message),
  sendPicture: (uuid, file) => ask('chatPicture', { uuid }, { file }),
  read: seq => ask('chatRead', { seq }),
}

export const staffSource = (conversation: string): Source => ({
  key: conversation,
  side: 'staff',
  get: async stretch => {
    const { messages, more, conversation: now } = await ask('inboxGet', { uuid: conversation, ...stretch })
    return { messages, more, readByOther: now.readByDoctor }
  },
  send: ({ uuid, text }) => ask('inboxSend', { conversation, uuid, text }),
  sendPicture: (uuid, file) => ask('inboxPicture', { conversation, uuid }, { file }),
  read: seq => ask('inboxRead', { uuid: conversation, seq }),
})

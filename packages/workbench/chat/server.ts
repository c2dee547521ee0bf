import type { ChatContext, ChatMessage } from '@sella/contract/chat'

/** A part of a conversation: its end, or the messages after or before a position. */
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

/** A conversation from one side of it; `F` is a file. All calls throw `Refused`. */
export interface ChatServer<F> {
  readonly side: ChatMessage['from']
  readonly get: (stretch: Stretch) => Promise<Page>
  /** A message that the server already has is answered with again. */
  readonly send: (message: { uuid: string; text: string; context?: ChatContext }) => Promise<ChatMessage>
  readonly sendPicture: (uuid: string, file: F) => Promise<ChatMessage>
  /** Notes that this side has read up to a message. */
  readonly read: (seq: number) => Promise<unknown>
}

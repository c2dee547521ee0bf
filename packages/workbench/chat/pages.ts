import type { ChatMessage } from '@sella/contract/chat'
import type { Page } from './server'

/** The loaded messages, without a gap, earliest first. */
export interface ThreadPages {
  readonly messages: readonly ChatMessage[]
  /** Whether there are earlier ones. */
  readonly more: boolean
  readonly readByOther: number
}

const merged = (present: readonly ChatMessage[], fresh: readonly ChatMessage[]): readonly ChatMessage[] => {
  const bySeq = new Map(present.map(message => [message.seq, message]))
  for (const message of fresh) bySeq.set(message.seq, message)
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** Merges in the end of the conversation from the server; earlier messages are kept unless there is a gap. */
export const withEnd = (chatLog: ThreadPages | null, end: Page): ThreadPages => {
  const first = end.messages[0]?.seq ?? 0
  const meets = chatLog !== null && (chatLog.messages.at(-1)?.seq ?? 0) >= first - 1
  return meets
    ? { messages: merged(chatLog.messages, end.messages), more: chatLog.more, readByOther: end.readByOther }
    : { messages: end.messages, more: end.more, readByOther: end.readByOther }
}

export const withEarlier = (chatLog: ThreadPages, earlier: Page): ThreadPages => ({
  messages: merged(chatLog.messages, earlier.messages),
  more: earlier.more,
  readByOther: Math.max(chatLog.readByOther, earlier.readByOther),
})

/** Adds a message just confirmed. If it does not follow the last loaded one, it arrives with the next fetch of the end. */
export const withSent = (chatLog: ThreadPages | null, message: ChatMessage): ThreadPages | null =>
  chatLog !== null && message.seq <= (chatLog.messages.at(-1)?.seq ?? 0) + 1
    ? { ...chatLog, messages: merged(chatLog.messages, [message]) }
    : chatLog

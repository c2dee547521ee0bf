import type { ChatMessage } from '@sella/contract/chat'
import type { Page } from './source'

/** The messages held, without a gap, the earliest first. */
export interface Held {
  readonly messages: readonly ChatMessage[]
  /** Whether there are earlier ones. */
  readonly more: boolean
  readonly readByOther: number
}

const merged = (held: readonly ChatMessage[], fresh: readonly ChatMessage[]): readonly ChatMessage[] => {
  const bySeq = new Map(held.map(one => [one.seq, one]))
  for (const one of fresh) bySeq.set(one.seq, one)
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** Takes the end of the conversation as the server has it; what is held stays in front unless it no longer meets it. */
export const withEnd = (held: Held | null, end: Page): Held => {
  const first = end.messages[0]?.seq ?? 0
  const meets = held !== null && (held.messages.at(-1)?.seq ?? 0) >= first - 1
  return meets
    ? { messages: merged(held.messages, end.messages), more: held.more, readByOther: end.readByOther }
    : { messages: end.messages, more: end.more, readByOther: end.readByOther }
}

export const withEarlier = (held: Held, earlier: Page): Held => ({
  messages: merged(held.messages, earlier.messages),
  more: earlier.more,
  readByOther: earlier.readByOther,
})

/** A message just confirmed. One that does not follow what is held comes with the next look at the end. */
export const withSent = (held: Held | null, message: ChatMessage): Held | null =>
  held !== null && message.seq <= (held.messages.at(-1)?.seq ?? 0) + 1
    ? { ...held, messages: merged(held.messages, [message]) }
    : held

import type { ChatContext } from '@sella/contract/chat'
import type { ReactNode, RefObject } from 'react'
import styles from './chat.module.css'
import { Composer } from './composer'
import type { Source } from './source'
import { Thread } from './thread'
import { useOutbox } from './use-outbox'
import { useThread } from './use-thread'

interface ConversationProps {
  readonly source: Source
  /** Whether it is visible: otherwise pending messages are still sent, but nothing counts as read. */
  readonly shown: boolean
  readonly verb: string
  readonly context?: ChatContext
  readonly empty: ReactNode
  /** Shown between the messages and the input. */
  readonly note?: ReactNode
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** A conversation from one side: the messages, those being sent, and the input for the next one. */
export const Conversation = ({ source, shown, verb, context, empty, note, field }: ConversationProps) => {
  const thread = useThread(source, shown)
  const outbox = useOutbox(source, thread.sent)
  return (
    <div className={styles.conversation}>
      <Thread side={source.side} shown={shown} thread={thread} outbox={outbox} empty={empty} />
      {note}
      <Composer draftKey={source.key} onSend={outbox.add} verb={verb} context={context} field={field} />
    </div>
  )
}

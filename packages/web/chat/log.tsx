import type { ChatMessage } from '@sella/contract/chat'
import type { ThreadPages } from '@sella/workbench/chat/pages'
import { Check, CheckCheck } from 'lucide-react'
import { Fragment } from 'react'
import { useWords } from '../words/i18n'
import { Bubble } from './bubble'
import styles from './chat.module.css'
import { momentText, startsMoment } from './moments'
import type { Source } from './source'

const Receipt = ({ read }: { readonly read: boolean }) => {
  const { t } = useWords()
  const Icon = read ? CheckCheck : Check
  return (
    <p className={styles.receipt}>
      <Icon size={12} aria-hidden />
      {t(read ? 'chat.read' : 'chat.delivered')}
    </p>
  )
}

interface LinesProps {
  readonly chatLog: ThreadPages
  readonly side: Source['side']
}

/**
 * The messages, with the time above each group, for staff the name of the author, and below the user's last message whether it
 * was read.
 */
export const Lines = ({ chatLog, side }: LinesProps) => {
  const { t, lang } = useWords()
  const { messages, readByOther } = chatLog
  const lastOwn = messages.findLast(each => each.from === side)?.seq
  const row = (message: ChatMessage, i: number) => {
    const mine = message.from === side
    return (
      <Fragment key={message.uuid}>
        {startsMoment(messages[i - 1]?.createdAt, message.createdAt) && (
          <li className={styles.moment}>
            <time dateTime={message.createdAt}>{momentText(message.createdAt, new Date(), lang)}</time>
          </li>
        )}
        <li className={styles.line} data-mine={mine || undefined}>
          {side === 'staff' && mine && messages[i - 1]?.name !== message.name && (
            <p className={styles.context}>{message.name || t('chat.gone')}</p>
          )}
          <Bubble message={message} mine={mine} />
          {message.seq === lastOwn && <Receipt read={readByOther >= message.seq} />}
        </li>
      </Fragment>
    )
  }
  return <>{messages.map(row)}</>
}

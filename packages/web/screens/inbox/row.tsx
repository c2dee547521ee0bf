import type { Conversation } from '@sella/contract/chat'
import { Badge } from '../../chat/badge'
import { Avatar } from '../../parts/avatar'
import { ago } from '../../words/dates'
import { useWords } from '../../words/i18n'
import styles from './inbox.module.css'

interface RowProps {
  readonly conversation: Conversation
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** A conversation in the list: who, the last message and its time, the number unread, the assignee. */
export const Row = ({ conversation, chosen, onChoose }: RowProps) => {
  const { t, lang } = useWords()
  const { doctorName, avatarUrl, lastText, lastFrom, lastAt, unread, assignedTo } = conversation
  const text = lastText === '' ? `[${t('chat.picture')}]` : lastText
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-current={chosen || undefined}
        data-unread={unread > 0 || undefined}
        onClick={onChoose}
      >
        <Avatar name={doctorName} url={avatarUrl} size={36} />
        <span className={styles.words}>
          <span className={styles.first}>
            <span className={styles.name} title={doctorName}>
              {doctorName}
            </span>
            <time dateTime={lastAt}>{ago(lastAt, new Date(), lang)}</time>
          </span>
          <span className={styles.second}>
            <span className={styles.last}>{lastFrom === 'staff' ? t('chat.fromStaff', { text }) : text}</span>
            <Badge count={unread} label={t('chat.unreadOf', { count: unread })} />
          </span>
          {assignedTo && <span className={styles.holder}>{assignedTo.name}</span>}
        </span>
      </button>
    </li>
  )
}

import { ArrowLeft, CloudOff, MessagesSquare } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { Conversation } from '../../chat/conversation'
import { staffSource } from '../../chat/source'
import { Notice } from '../../parts/notice'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { Actions } from './actions'
import styles from './inbox.module.css'
import { useConversation } from './use-inbox'

interface OpenedProps {
  readonly uuid: string | null
  readonly me: string
  readonly onBack: () => void
}

/** The chosen conversation. */
export const Opened = ({ uuid, me, onBack }: OpenedProps) => {
  const { t, lang } = useWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const source = useMemo(() => staffSource(uuid ?? ''), [uuid])
  const { data: conversation, error, refetch } = useConversation(uuid)
  if (!uuid)
    return (
      <section className={styles.opened}>
        <Notice icon={MessagesSquare} title={t('chat.choose')} text={t('chat.chooseText')} />
      </section>
    )
  return (
    <section className={styles.opened} aria-label={conversation?.doctorName}>
      <header className={styles.head}>
        <button type="button" className={styles.back} aria-label={t('chat.back')} onClick={onBack}>
          <ArrowLeft size={20} aria-hidden />
        </button>
        <div className={styles.who}>
          <h2>{conversation?.doctorName}</h2>
          <p>{conversation?.loginName}</p>
        </div>
        {conversation && <Actions conversation={conversation} me={me} />}
      </header>
      {error && !conversation ? (
        <Notice
          icon={CloudOff}
          title={t('chat.failed')}
          text={textOf(error, lang)}
          actions={[{ label: t('app.retry'), run: () => void refetch(), primary: true }]}
        />
      ) : (
        <Conversation
          source={source}
          shown
          verb={t('chat.send')}
          empty={null}
          note={conversation?.closed && <p className={styles.note}>{t('chat.ended')}</p>}
          field={field}
        />
      )}
    </section>
  )
}

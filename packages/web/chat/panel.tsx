import '../words/late/chat'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ask } from '../api/client'
import { version } from '../package.json'
import { phone, useMedia } from '../parts/use-media'
import { useWords } from '../words/i18n'
import styles from './chat.module.css'
import { CloseButton } from './composer'
import { Conversation } from './conversation'
import { doctorSource } from './source'
import { chatKeys } from './use-support'

const useStatus = (shown: boolean) => {
  const { t } = useWords()
  const state = useQuery({
    queryKey: chatKeys.state,
    queryFn: ({ signal }) => ask('chatState', {}, { signal }),
    enabled: shown,
    refetchInterval: 30_000,
  })
  const { online = false, closed = false } = state.data ?? {}
  // A failed fetch with an older reply at hand, which may be out of date.
  const lost = state.isError || state.isRefetchError || state.fetchStatus === 'paused'
  const text = lost ? t('chat.lost') : t(online ? 'chat.online' : 'chat.offline')
  return { online, closed, lost, isKnown: state.data !== undefined || lost, text }
}

const Empty = ({ online }: { readonly online: boolean }) => {
  const { t } = useWords()
  return (
    <div className={styles.empty}>
      <p>{t(online ? 'chat.hello' : 'chat.leaveTitle')}</p>
      <p className={styles.small}>{t(online ? 'chat.helloText' : 'chat.leaveText')}</p>
    </div>
  )
}

/** Keeps Tab inside the sheet that covers the page on a phone. */
const keepInside = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab') return
  const all = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), textarea, [tabindex="0"], input:not([hidden])'),
  ]
  const [first, last] = [all[0], all.at(-1)]
  const leaving = event.shiftKey ? document.activeElement === first : document.activeElement === last
  if (!leaving) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

interface PanelProps {
  readonly open: boolean
  /** Placed over the results on the right, never over the film on the left. */
  readonly beside?: boolean
  readonly onClose: () => void
}

/** The doctor's window to customer service. When closed it still sends pending messages. */
export const Panel = ({ open, beside, onClose }: PanelProps) => {
  const { t } = useWords()
  const { pathname } = useLocation()
  const field = useRef<HTMLTextAreaElement>(null)
  const sheet = useMedia(phone)
  const { online, closed, lost, isKnown, text } = useStatus(open)
  useEffect(() => {
    if (open) field.current?.focus()
  }, [open])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // The page's own keys are disabled while the conversation has the focus.
    event.stopPropagation()
    if (sheet) keepInside(event)
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onClose()
  }
  return (
    <section
      className={styles.panel}
      hidden={!open}
      data-beside={beside || undefined}
      {...(sheet && open ? { role: 'dialog', 'aria-modal': true } : {})}
      aria-labelledby="chat-title"
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <div>
          <h2 id="chat-title">{t('chat.title')}</h2>
          <p className={styles.status} data-state={lost ? 'lost' : online ? 'online' : 'away'} role="status">
            {isKnown && text}
          </p>
        </div>
        <CloseButton onClick={onClose} />
      </header>
      <Conversation
        source={doctorSource}
        shown={open}
        verb={t(online || !isKnown ? 'chat.send' : 'chat.leave')}
        context={{ page: pathname, version }}
        empty={<Empty online={online} />}
        note={closed && <p className={styles.note}>{t('chat.closed')}</p>}
        field={field}
      />
    </section>
  )
}

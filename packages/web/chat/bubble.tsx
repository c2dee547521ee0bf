import type { ChatMessage } from '@sella/contract/chat'
import { useState } from 'react'
import { useWords } from '../words/i18n'
import styles from './chat.module.css'
import { Lightbox } from './lightbox'
import { usePageName } from './page-name'

const Picture = ({ picture }: { readonly picture: NonNullable<ChatMessage['picture']> }) => {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const { url, width, height } = picture
  return (
    <>
      <button type="button" className={styles.picture} aria-label={t('chat.open')} onClick={() => setOpen(true)}>
        <img src={url} alt={t('chat.picture')} style={{ aspectRatio: `${width} / ${height}` }} width={width} loading="lazy" />
      </button>
      {open && <Lightbox url={url} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A message: its author for screen readers, its text or picture, and the page the doctor attached. */
export const Bubble = ({ message, mine }: { readonly message: ChatMessage; readonly mine: boolean }) => {
  const { t } = useWords()
  const pageName = usePageName()
  const { text, picture, context, from, name } = message
  const who = mine ? t('chat.you') : from === 'staff' ? t('chat.staff') : name || t('chat.gone')
  return (
    <>
      <span className="unseen">{who}</span>
      {picture ? <Picture picture={picture} /> : <p className={styles.bubble}>{text}</p>}
      {context && (
        <p className={styles.context}>{t('chat.sentFrom', { page: pageName(context.page), version: context.version })}</p>
      )}
    </>
  )
}

import type { Waiting } from '@sella/workbench/chat/waiting'
import { LoaderCircle, WifiOff } from 'lucide-react'
import { useMemo } from 'react'
import { useObjectUrl } from '../parts/use-object-url'
import { refusal } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './chat.module.css'
import { waitingPictures } from './waiting-pictures'

const Preview = ({ uuid }: { readonly uuid: string }) => {
  const { t } = useWords()
  const url = useObjectUrl(useMemo(() => waitingPictures.at(uuid), [uuid]))
  return url ? (
    <img className={styles.preview} src={url} alt={t('chat.picture')} />
  ) : (
    <p className={styles.bubble}>{t('chat.picture')}</p>
  )
}

interface WaitingLineProps {
  readonly waiting: Waiting
  /** The network or the server is not reachable. */
  readonly stuck: boolean
  readonly onAgain: () => void
  readonly onDrop: () => void
}

/** A message of the user's own that the server does not have yet, and why. */
export const WaitingLine = ({ waiting, stuck, onAgain, onDrop }: WaitingLineProps) => {
  const { t, lang } = useWords()
  return (
    <li className={styles.line} data-mine data-waiting>
      {waiting.picture ? <Preview uuid={waiting.uuid} /> : <p className={styles.bubble}>{waiting.text}</p>}
      {waiting.refused ? (
        <p className={styles.trouble}>
          <span>{t('chat.notSent', { why: refusal(waiting.refused, lang, { limit: 10 }) })}</span>
          <button type="button" onClick={onAgain}>
            {t('chat.again')}
          </button>
          <button type="button" onClick={onDrop}>
            {t('chat.drop')}
          </button>
        </p>
      ) : stuck ? (
        <p className={styles.trouble} data-kind="wait">
          <WifiOff size={12} aria-hidden />
          <span>{t('chat.waits')}</span>
          <button type="button" onClick={onAgain}>
            {t('chat.again')}
          </button>
        </p>
      ) : (
        <p className={styles.receipt}>
          <LoaderCircle size={12} className={styles.turning} aria-hidden />
          {t('chat.sending')}
        </p>
      )}
    </li>
  )
}

import type { Item } from '@sella/workbench/uploads/queue'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { CircleAlert } from 'lucide-react'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './slot.module.css'

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

const Failed = ({ item, uploads }: { readonly item: Item; readonly uploads: Uploads<Blob> }) => {
  const { t, lang } = useWords()
  if (item.state.at !== 'failed') return null
  const { code, details } = item.state.reason
  const isDuplicate = code === 'IMAGE_DUPLICATE'
  return (
    <div className={styles.cover} role="alert">
      <span className={styles.failed}>
        <CircleAlert size={14} aria-hidden />
        {t(isDuplicate ? 'pictures.duplicate' : 'imaging.failedSlot')}
      </span>
      {!isDuplicate && <span className={styles.why}>{refusal(code, lang, details)}</span>}
      <span className={styles.file}>{item.name}</span>
      <span className={styles.ways}>
        <button type="button" onClick={() => uploads.retry(item.id, isDuplicate)}>
          {t(isDuplicate ? 'pictures.keepAnyway' : 'imaging.retry')}
        </button>
        <button type="button" onClick={() => uploads.drop(item.id)}>
          {t(isDuplicate ? 'pictures.skipIt' : 'imaging.dismiss')}
        </button>
      </span>
    </div>
  )
}

/** Over a slot while a file is sent into it, waits for the network, or failed. */
export const SlotSending = ({ item, uploads }: { readonly item: Item; readonly uploads: Uploads<Blob> }) => {
  const { t } = useWords()
  const { state, bytes, name } = item
  if (state.at === 'failed') return <Failed item={item} uploads={uploads} />
  const sent = state.at === 'sending' ? Math.min(state.sent, bytes) : 0
  const percent = bytes ? Math.round((sent / bytes) * 100) : 0
  const waits = state.at === 'waiting' && state.tries > 0
  return (
    <div className={styles.cover}>
      <span role={waits ? 'status' : undefined}>
        {waits ? t('imaging.waiting') : t('imaging.progress', { percent })}
        <small>{t('imaging.bytes', { sent: megabytes(sent), all: megabytes(bytes) })}</small>
      </span>
      <progress value={percent} max={100} aria-label={name} />
      <button type="button" onClick={() => uploads.drop(item.id)}>
        {t('imaging.cancel')}
      </button>
    </div>
  )
}

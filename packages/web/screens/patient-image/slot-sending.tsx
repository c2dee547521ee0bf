import { CircleAlert } from 'lucide-react'
import { Refused } from '../../api/refused'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './slot.module.css'
import type { Sending } from './uploads'

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

/** Over a slot while a file goes into it, or after it failed. */
export const SlotSending = ({
  sending,
  onDrop,
  onRetry,
  onKeep,
}: {
  readonly sending: Sending
  readonly onDrop: () => void
  readonly onRetry: () => void
  readonly onKeep: () => void
}) => {
  const { t, lang } = useWords()
  const { file, sent, error } = sending
  const known = error instanceof Refused && error.reason === 'IMAGE_DUPLICATE'
  if (error)
    return (
      <div className={styles.cover} role="alert">
        <span className={styles.failed}>
          <CircleAlert size={14} aria-hidden />
          {t(known ? 'pictures.duplicate' : 'imaging.failedSlot')}
        </span>
        {!known && <span className={styles.why}>{textOf(error, lang)}</span>}
        <span className={styles.file}>{file.name}</span>
        <span className={styles.ways}>
          <button type="button" onClick={known ? onKeep : onRetry}>
            {t(known ? 'pictures.keepAnyway' : 'imaging.retry')}
          </button>
          <button type="button" onClick={onDrop}>
            {t(known ? 'pictures.skipIt' : 'imaging.dismiss')}
          </button>
        </span>
      </div>
    )
  const percent = file.size ? Math.min(100, Math.round((sent / file.size) * 100)) : 0
  return (
    <div className={styles.cover}>
      <span>
        {t('imaging.progress', { percent })}
        <small>{t('imaging.bytes', { sent: megabytes(Math.min(sent, file.size)), all: megabytes(file.size) })}</small>
      </span>
      <progress value={percent} max={100} aria-label={file.name} />
      <button type="button" onClick={onDrop}>
        {t('imaging.cancel')}
      </button>
    </div>
  )
}

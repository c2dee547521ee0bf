import { X } from 'lucide-react'
import { useWords } from '../words/i18n'
import styles from './chat.module.css'
import type { Attachment } from './use-pictures'

interface AttachedProps {
  readonly pictures: readonly Attachment[]
  readonly fault: string | null
  readonly onRemove: (id: number) => void
}

/** Pictures of the message being written, with the reminder that somebody else will see them. */
export const Attached = ({ pictures, fault, onRemove }: AttachedProps) => {
  const { t } = useWords()
  return (
    <>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {pictures.length > 0 && (
        <>
          <ul className={styles.attached} aria-label={t('chat.attached')}>
            {pictures.map(({ id, url, file }) => (
              <li key={id}>
                <img src={url} alt={file.name} />
                <button type="button" aria-label={t('chat.remove')} onClick={() => onRemove(id)}>
                  <X size={12} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.careful}>{t('chat.careful')}</p>
        </>
      )}
    </>
  )
}

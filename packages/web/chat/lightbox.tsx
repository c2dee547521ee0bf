import { X } from 'lucide-react'
import { useModal } from '../parts/use-modal'
import { useWords } from '../words/i18n'
import styles from './chat.module.css'

/** A picture of the conversation over the whole window; Escape or a click beside it closes it. */
export const Lightbox = ({ url, onClose }: { readonly url: string; readonly onClose: () => void }) => {
  const { t } = useWords()
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={t('chat.picture')}
      onClose={onClose}
      onKeyDown={event => event.stopPropagation()}
      onClick={event => (event.target === dialog.current ? dialog.current.close() : undefined)}
    >
      <button type="button" className={styles.icon} aria-label={t('app.close')} onClick={() => dialog.current?.close()}>
        <X size={20} aria-hidden />
      </button>
      <img src={url} alt={t('chat.picture')} />
    </dialog>
  )
}

import { Button } from 'antd'
import { useModal } from '../../../parts/use-modal'
import { useWords } from '../../../words/i18n'
import styles from './edit.module.css'

/** Asked before unsaved work is left. A dialog of its own: antd's would be below the editor, which is in the top layer. */
export const LeaveQuestion = ({ onLeave, onStay }: { readonly onLeave: () => void; readonly onStay: () => void }) => {
  const { t } = useWords()
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      className={styles.question}
      aria-label={t('pictures.edit.unsaved')}
      onCancel={event => {
        event.preventDefault()
        event.stopPropagation()
        onStay()
      }}
      onKeyDown={event => event.stopPropagation()}
    >
      <h3>{t('pictures.edit.unsaved')}</h3>
      <p>{t('pictures.edit.unsavedText')}</p>
      <div className={styles.foot}>
        <span />
        <Button danger onClick={onLeave}>
          {t('pictures.edit.discard')}
        </Button>
        <Button type="primary" autoFocus onClick={onStay}>
          {t('pictures.edit.stay')}
        </Button>
      </div>
    </dialog>
  )
}

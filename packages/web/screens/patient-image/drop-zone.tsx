import { FolderUp } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './board.module.css'

/** Accepts files of any kind; highlighted only while files are dragged over the page. */
export const DropZone = ({ lit, onChoose }: { readonly lit: boolean; readonly onChoose: () => void }) => {
  const { t } = useWords()
  return (
    <button type="button" className={styles.zone} data-lit={lit} onClick={onChoose}>
      <FolderUp size={22} aria-hidden />
      <span>
        <b>{t(lit ? 'imaging.dropNow' : 'imaging.drop')}</b>
        <small>{t('imaging.dropHint')}</small>
      </span>
    </button>
  )
}

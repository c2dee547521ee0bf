import { FolderUp } from 'lucide-react'
import { Key } from '../../parts/key'
import { useWords } from '../../words/i18n'
import styles from './patients.module.css'

/** The keys of the list, at its foot. */
export const Hints = () => {
  const { t } = useWords()
  return (
    <footer className={styles.hints} aria-hidden>
      <span className={styles.drop}>
        <FolderUp size={16} />
        {t('patients.hint.drop')}
      </span>
      <Key>{'↑'}</Key>
      <Key>{'↓'}</Key>
      <span>{t('patients.hint.move')}</span>
      <Key>{'Enter'}</Key>
      <span>{t('patients.hint.open')}</span>
      <Key>{'N'}</Key>
      <span>{t('patients.hint.add')}</span>
      <Key>{'/'}</Key>
      <span>{t('patients.hint.search')}</span>
    </footer>
  )
}

import { FolderUp } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './drop.module.css'

/** While files are dragged: what dropping them would do. `name`: of the case under the pointer; null outside all. */
export const DropVeil = ({ name }: { readonly name: string | null }) => {
  const { t } = useWords()
  return (
    <div className={styles.veil} role="status">
      <span>
        <FolderUp size={18} aria-hidden />
        <b>{name === null ? t('patients.drop.toNew') : t('patients.drop.toCase', { name })}</b>
      </span>
    </div>
  )
}

import { FolderUp } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './drop.module.css'

/** While files hover: what letting go would do. `name`: of the case below them; null beside all. */
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

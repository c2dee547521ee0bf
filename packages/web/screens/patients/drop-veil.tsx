import { FolderUp } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './drop.module.css'

interface DropVeilProps {
  /** Of the case under the pointer; null outside all. */
  readonly name: string | null
  /** How many dropped files are being read. */
  readonly reading: number
}

/** While files are dragged: what dropping them would do; once they are dropped, that they are being read. */
export const DropVeil = ({ name, reading }: DropVeilProps) => {
  const { t } = useWords()
  const dropping = () => (name === null ? t('patients.drop.toNew') : t('patients.drop.toCase', { name }))
  return (
    <div className={styles.veil} role="status">
      <span>
        <FolderUp size={18} aria-hidden />
        <b>{reading > 0 ? t('patients.drop.reading', { count: reading }) : dropping()}</b>
      </span>
    </div>
  )
}

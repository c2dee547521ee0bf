import { Button } from 'antd'
import { FolderInput, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { migrationPath } from '../../paths'
import { useWords } from '../../words/i18n'
import styles from './patients.module.css'

/** A link to the page that migrates patients of another system. */
export const MigrateLink = () => {
  const { t } = useWords()
  return (
    <Link to={migrationPath} className={styles.migrate} aria-label={t('routes.migration')} title={t('routes.migration')}>
      <FolderInput size={18} aria-hidden />
    </Link>
  )
}

export const AddButton = ({ onClick }: { readonly onClick: () => void }) => {
  const { t } = useWords()
  return (
    <Button type="primary" className={styles.add} icon={<Plus size={16} strokeWidth={2} aria-hidden />} onClick={onClick}>
      <span className={styles.addLabel}>{t('patients.add')}</span>
      <kbd aria-hidden>{'N'}</kbd>
    </Button>
  )
}

import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './patients.module.css'

export const AddButton = ({ onClick }: { readonly onClick: () => void }) => {
  const { t } = useWords()
  return (
    <Button type="primary" className={styles.add} icon={<Plus size={16} strokeWidth={2} aria-hidden />} onClick={onClick}>
      <span className={styles.addLabel}>{t('patients.add')}</span>
      <kbd aria-hidden>{'N'}</kbd>
    </Button>
  )
}

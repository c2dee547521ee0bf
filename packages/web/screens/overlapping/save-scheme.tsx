import { Button } from 'antd'
import { Save } from 'lucide-react'
import { useMay } from '../../api/clinic'
import { useWords } from '../../words/i18n'
import { ConflictDialog } from './conflict-dialog'
import { useTable } from './table'
import styles from './top-bar.module.css'
import { useSave } from './use-save'

export const SaveScheme = () => {
  const { t } = useWords()
  const { dirty } = useTable()
  const saves = useMay('trace')
  const { run, busy, choices } = useSave()
  if (!saves) return null
  return (
    <>
      <Button
        type="primary"
        icon={<Save size={14} />}
        loading={busy}
        onClick={run}
        aria-label={t('overlap.save')}
        data-tour="overlap-save"
      >
        <span className={styles.saveText}>{t('overlap.save')}</span>
        {dirty && <span className={styles.unsaved} title={t('overlap.unsaved')} />}
      </Button>
      {choices && <ConflictDialog {...choices} busy={busy} />}
    </>
  )
}

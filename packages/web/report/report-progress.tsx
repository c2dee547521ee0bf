import { Button } from 'antd'
import { LoaderCircle } from 'lucide-react'
import { useStore } from '../editor/use-store'
import { message } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './progress.module.css'
import { useRunning } from './running'

/** The loading text of a report that is being made, with a way to stop it. */
export const ReportProgress = () => {
  const { t, lang } = useWords()
  const now = useStore(useRunning(), running => running)
  if (!now) return null
  return (
    <div className={styles.progress} role="status">
      <LoaderCircle size={16} className={styles.turning} aria-hidden />
      {message(now.said, lang)}
      {now.pages && <span>{`${now.pages.done} / ${now.pages.of}`}</span>}
      <Button size="small" type="text" onClick={now.cancel}>
        {t('app.cancel')}
      </Button>
    </div>
  )
}

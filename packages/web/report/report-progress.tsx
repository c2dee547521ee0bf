import { Button } from 'antd'
import { LoaderCircle } from 'lucide-react'
import { useLocation } from 'react-router'
import { useStore } from '../editor/use-store'
import { designPath } from '../paths'
import { message } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './progress.module.css'
import { useRunning } from './running'

/** The designer shows the report's progress itself. */
const isDesigning = ({ pathname, search }: { readonly pathname: string; readonly search: string }): boolean =>
  pathname === designPath && !new URLSearchParams(search).has('document')

/** The loading text of a report in progress, with a cancel button. */
export const ReportProgress = () => {
  const { t, lang } = useWords()
  const now = useStore(useRunning(), running => running)
  const place = useLocation()
  if (!now || isDesigning(place)) return null
  return (
    <div className={styles.progress} role="status">
      <LoaderCircle size={16} className={styles.turning} aria-hidden />
      {message(now.message, lang)}
      {now.pages && <span>{`${now.pages.done} / ${now.pages.of}`}</span>}
      <Button size="small" type="text" onClick={now.cancel}>
        {t('app.cancel')}
      </Button>
    </div>
  )
}

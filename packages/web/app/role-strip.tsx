import { Eye } from 'lucide-react'
import { useLeave } from '../api/clinic'
import styles from '../parts/page-strip.module.css'
import { useWords } from '../words/i18n'

/** A note above the page on what the reader's role cannot do, so that nobody looks for missing buttons. */
export const RoleStrip = () => {
  const { t } = useWords()
  const may = useLeave()
  if (may('trace')) return null
  return (
    <p className={styles.strip} role="note">
      <Eye size={14} aria-hidden />
      {t(may('register') ? 'app.readOnly.tracing' : 'app.readOnly.all')}
    </p>
  )
}

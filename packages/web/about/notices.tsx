import { Suspense, useState } from 'react'
import { lazily } from '../parts/lazily'
import { useWords } from '../words/i18n'
import styles from './about.module.css'

const NoticesTable = lazily(async () => ({ default: (await import('./notices-table')).NoticesTable }), 'place')

/** The list of packages, fetched when it is unfolded; if it cannot be fetched, an error is shown in its place. */
export const Notices = () => {
  const { t } = useWords()
  const [wanted, setWanted] = useState(false)
  return (
    <details className={styles.notices} onToggle={() => setWanted(true)}>
      <summary>{t('about.noticesShow')}</summary>
      {wanted && (
        <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
          <NoticesTable />
        </Suspense>
      )}
    </details>
  )
}

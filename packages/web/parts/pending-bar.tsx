import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { useWords } from '../words/i18n'
import styles from './pending-bar.module.css'
import { useLate } from './use-late'

const onNetwork = (tell: () => void): (() => void) => {
  const events = ['online', 'offline'] as const
  for (const event of events) window.addEventListener(event, tell)
  return () => {
    for (const event of events) window.removeEventListener(event, tell)
  }
}

/** A line at the top of the window while a page takes longer than a moment to load; without a network it says what it waits for. */
export const PendingBar = () => {
  const { t } = useWords()
  const late = useLate(useNavigation().state === 'loading')
  const online = useSyncExternalStore(onNetwork, () => navigator.onLine)
  if (!late) return null
  return (
    <>
      <div className={styles.bar} aria-hidden />
      {!online && (
        <p className={styles.offline} role="status">
          {t('app.pageOffline')}
        </p>
      )}
    </>
  )
}

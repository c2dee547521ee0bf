import { useEffect } from 'react'
import { stillHere } from '../../api/session-state'
import { clockTime } from '../../words/dates'
import { useWords } from '../../words/i18n'
import styles from './lock.module.css'

/** Milliseconds before its end at which the end of a session is announced. */
const notice = 900_000

/**
 * A strip that announces the end of the session in its last quarter of an hour; then the sign-in takes over, which keeps drafts.
 */
export const Ending = ({ endsAt }: { readonly endsAt: string }) => {
  const { t, lang } = useWords()
  const left = Date.parse(endsAt) - Date.now()
  useEffect(() => {
    if (left > notice) return
    const timer = window.setTimeout(stillHere, Math.max(0, left) + 1000)
    return () => window.clearTimeout(timer)
  }, [left])
  if (left > notice) return null
  const at = clockTime(endsAt, lang)
  return (
    <p className={styles.ending} role="status">
      {t('app.lock.ending', { at })}
    </p>
  )
}

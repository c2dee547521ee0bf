import { useNavigation } from 'react-router'
import styles from './pending-bar.module.css'
import { useLate } from './use-late'

/** A line at the top of the window while a page is on its way for longer than a moment. */
export const PendingBar = () => {
  const late = useLate(useNavigation().state === 'loading')
  return late ? <div className={styles.bar} aria-hidden /> : null
}

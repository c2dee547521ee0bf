import { useNavigation } from 'react-router'
import styles from './pending-bar.module.css'
import { useLate } from './use-late'

/** A line at the top of the window while a page takes longer than a moment to load. */
export const PendingBar = () => {
  const late = useLate(useNavigation().state === 'loading')
  return late ? <div className={styles.bar} aria-hidden /> : null
}

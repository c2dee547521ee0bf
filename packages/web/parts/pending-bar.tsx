import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { useWords } from '../words/i18n'
import { together } from './again'
import { MissingLine, partsMissing } from './missing-part'
import missingStyles from './missing-part.module.css'
import styles from './pending-bar.module.css'
import { useFreePlace } from './use-free-place'
import { useLate } from './use-late'
import { partsAwaited } from './when-online'

/**
 * A line at the top of the window while a page takes longer than a moment to load. It also reports a missing network and parts
 * that could not be fetched, and offers to retry these.
 */
export const PendingBar = () => {
  const { t } = useWords()
  const loading = useNavigation().state === 'loading'
  const late = useLate(loading)
  const awaited = useSyncExternalStore(partsAwaited.subscribe, partsAwaited.get) > 0
  const missing = together(useSyncExternalStore(partsMissing.subscribe, partsMissing.get))
  const [waiting, gone] = [
    useFreePlace<HTMLParagraphElement>(awaited ? t(loading ? 'app.pageOffline' : 'app.partOffline') : undefined),
    useFreePlace<HTMLDivElement>(missing ? missing.failed : undefined),
  ]
  return (
    <>
      {late && <div className={styles.bar} aria-hidden />}
      {awaited && (
        <p ref={waiting} className={styles.offline} role="status">
          {t(loading ? 'app.pageOffline' : 'app.partOffline')}
        </p>
      )}
      {missing && (
        <div ref={gone} className={missingStyles.over}>
          <MissingLine {...missing} />
        </div>
      )}
    </>
  )
}

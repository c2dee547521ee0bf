import { Suspense, useEffect } from 'react'
import { lazily } from '../../../parts/lazily'
import { useOnceIdle } from '../results/use-once-idle'
import styles from './left.module.css'

const load = () => import('./guided-panel')
const GuidedPanel = lazily(async () => ({ default: (await load()).GuidedPanel }), 'place')

/** Fetches guided placement once the film is drawn: the network may be gone when it begins. */
export const useGuidedFetched = (): void => {
  const idle = useOnceIdle()
  useEffect(() => {
    // Whoever needs it meanwhile fetches it again, and says so if that fails.
    if (idle) void load().catch(() => null)
  }, [idle])
}

/** Guided placement in the column. */
export const LateGuided = () => (
  <div className={styles.scroll}>
    <Suspense fallback={null}>
      <GuidedPanel />
    </Suspense>
  </div>
)

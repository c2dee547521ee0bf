import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { Suspense, useEffect } from 'react'
import { lazily } from '../../../parts/lazily'
import { useOnceIdle } from './use-once-idle'

const load = () => import('./candidates')
const Candidates = lazily(async () => ({ default: (await load()).Candidates }))

/** Fetches what is shown of a point in hand once the film is drawn: the network may be gone when one is taken. */
export const useCandidatesFetched = (): void => {
  const idle = useOnceIdle()
  useEffect(() => {
    // Whoever needs it meanwhile fetches it again, and says so if that fails.
    if (idle) void load().catch(() => null)
  }, [idle])
}

/** Other places for the point in hand, and what they would change of the values. */
export const LateCandidates = ({ evaluation }: { readonly evaluation: Evaluation }) => (
  <Suspense fallback={null}>
    <Candidates evaluation={evaluation} />
  </Suspense>
)

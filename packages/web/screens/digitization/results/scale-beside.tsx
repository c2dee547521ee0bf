import { isJudgedBeside } from '@sella/workbench/open/unjudged'
import { Suspense } from 'react'
import { useCase } from '../../../case/case'
import { lazily } from '../../../parts/lazily'
import { useOnceIdle } from './use-once-idle'

const DoubtedScale = lazily(async () => ({ default: (await import('./doubted-scale')).DoubtedScale }))

/** The note on a doubted scale, once the film is drawn; nothing without other films to compare it with. */
export const ScaleBeside = () => {
  const { record, records } = useCase()
  const idle = useOnceIdle()
  return !idle || !record || !isJudgedBeside({ view: 'film', record, records }) ? null : (
    <Suspense fallback={null}>
      <DoubtedScale />
    </Suspense>
  )
}

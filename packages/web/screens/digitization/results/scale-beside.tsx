import { filmOf } from '@sella/workbench/open/records'
import { Suspense } from 'react'
import { useCase } from '../../../case/case'
import { lazily } from '../../../parts/lazily'
import { useOnceIdle } from './use-once-idle'

const DoubtedScale = lazily(async () => ({ default: (await import('./doubted-scale')).DoubtedScale }))

/** The note on a doubted scale, once the film is drawn; nothing without other films to compare it with. */
export const ScaleBeside = () => {
  const { records } = useCase()
  const idle = useOnceIdle()
  return !idle || records.filter(each => filmOf(each)).length < 2 ? null : (
    <Suspense fallback={null}>
      <DoubtedScale />
    </Suspense>
  )
}

import { filmOf } from '@sella/workbench/open/records'
import { type ComponentType, Suspense } from 'react'
import { useCase } from '../../../case/case'
import { lazily } from '../../../parts/lazily'
import { useDesk } from '../desk'
import { useOnceIdle } from './use-once-idle'

const DoubtedScale = lazily(async () => ({ default: (await import('./doubted-scale')).DoubtedScale }))
const WithholdLengths = lazily(async () => ({ default: (await import('./withhold-lengths')).WithholdLengths }))

/** A part that needs the case's other films, mounted once the film is drawn; nothing if there are none. */
const Beside = ({ part: Part }: { readonly part: ComponentType }) => {
  const { records } = useCase()
  const idle = useOnceIdle()
  return !idle || records.filter(each => filmOf(each)).length < 2 ? null : (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  )
}

/** The note on a doubted scale. */
export const ScaleBeside = () => <Beside part={DoubtedScale} />

/** Withholds the lengths of a film whose scale the others of its case make doubtful, whatever panel is open. */
export const FilmsBeside = () => (useDesk().subject.view === 'film' ? <Beside part={WithholdLengths} /> : null)

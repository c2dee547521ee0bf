import { Suspense, useState } from 'react'
import { useStore } from '../../editor/use-store'
import { choice, setChoice } from '../../memory/session'
import { lazily } from '../../parts/lazily'
import { useDesk } from './desk'

const seen = 'tour.digitization'

const FirstStep = lazily(async () => ({ default: (await import('./first-step')).FirstStep }))

/** The guided tour's one step, on the auto button: shown once per machine, on a film without points, to those who may set some. */
export const FirstSteps = () => {
  const { bench, subject, may } = useDesk()
  const [open, setOpen] = useState(() => choice(seen) === null)
  const untouched = useStore(bench.session, s => s.mode === 'reading' && Object.keys(s.present.points).length === 0)
  const leave = () => {
    setChoice(seen, 'seen')
    setOpen(false)
  }
  if (!open || !untouched || subject.view !== 'film' || !may('trace')) return null
  return (
    <Suspense fallback={null}>
      <FirstStep leave={leave} />
    </Suspense>
  )
}

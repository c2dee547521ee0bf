import { Tour } from 'antd'
import { useState } from 'react'
import { choice, setChoice } from '../../app/session'
import { useStore } from '../../editor/use-store'
import { useWords } from '../../words/i18n'
import { useDesk } from './desk'

const seen = 'tour.digitization'

/** The guided tour's one step, on the auto button: once on this machine, over a film without points. */
export const FirstSteps = () => {
  const { t } = useWords()
  const { bench, subject } = useDesk()
  const [open, setOpen] = useState(() => choice(seen) === null)
  const untouched = useStore(bench.session, s => s.mode === 'reading' && Object.keys(s.present.points).length === 0)
  const leave = () => {
    setChoice(seen, 'seen')
    setOpen(false)
  }
  return (
    <Tour
      open={open && untouched && subject.view === 'film'}
      onClose={leave}
      onFinish={leave}
      mask={{ color: 'rgb(0 0 0 / 50%)', style: { pointerEvents: 'none' } }}
      steps={[
        {
          target: () => document.querySelector<HTMLElement>('[data-tour=auto]') ?? document.body,
          title: t('workbench.tour.title'),
          description: t('workbench.tour.text'),
          placement: 'bottomLeft',
          nextButtonProps: { children: t('workbench.tour.done') },
        },
      ]}
    />
  )
}

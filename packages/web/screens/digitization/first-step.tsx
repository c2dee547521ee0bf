import '../../words/late/first-step'
import { Tour } from 'antd'
import { focusOnWork } from '../../parts/focus-back'
import { focusOn } from '../../parts/focus-on'
import { useTourFocus } from '../../parts/use-tour-focus'
import { useWords } from '../../words/i18n'

interface FirstStepProps {
  readonly leave: () => void
}

/** The tour's step on the auto button. */
export const FirstStep = ({ leave }: FirstStepProps) => {
  const { t } = useWords()
  useTourFocus(true)
  const end = () => {
    leave()
    requestAnimationFrame(() => focusOn('[data-command=auto]') || focusOnWork())
  }
  return (
    <Tour
      open
      onClose={end}
      onFinish={end}
      closable={{ 'aria-label': t('app.close') }}
      mask={{ color: 'rgb(0 0 0 / 50%)', style: { pointerEvents: 'none' } }}
      steps={[
        {
          target: () => document.querySelector<HTMLElement>('[data-command=auto]') ?? document.body,
          title: t('firstStep.title'),
          description: t('firstStep.text'),
          placement: 'bottomLeft',
          nextButtonProps: { children: t('firstStep.done') },
        },
      ]}
    />
  )
}

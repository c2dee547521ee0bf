import { Tour } from 'antd'
import { useWords } from '../../words/i18n'

interface FirstStepProps {
  readonly leave: () => void
}

/** The tour's step on the auto button. */
export const FirstStep = ({ leave }: FirstStepProps) => {
  const { t } = useWords()
  return (
    <Tour
      open
      onClose={leave}
      onFinish={leave}
      closable={{ 'aria-label': t('app.close') }}
      mask={{ color: 'rgb(0 0 0 / 50%)', style: { pointerEvents: 'none' } }}
      steps={[
        {
          target: () => document.querySelector<HTMLElement>('[data-command=auto]') ?? document.body,
          title: t('workbench.tour.title'),
          description: t('workbench.tour.text'),
          placement: 'bottomLeft',
          nextButtonProps: { children: t('workbench.tour.done') },
        },
      ]}
    />
  )
}

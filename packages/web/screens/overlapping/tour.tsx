import { Tour } from 'antd'
import { useState } from 'react'
import { choice, setChoice } from '../../memory/session'
import { focusOnWork } from '../../parts/focus-back'
import { focusOn } from '../../parts/focus-on'
import { useWords } from '../../words/i18n'

const seen = 'tour.overlap'
const stations = ['scheme', 'method', 'parts', 'panel', 'save'] as const

const placeOf = (station: (typeof stations)[number] = 'scheme'): string => `[data-tour=overlap-${station}]`

/** The guided tour of the overlap page, five stops along the top bar; once per machine. */
export const OverlapTour = () => {
  const { t } = useWords()
  const [open, setOpen] = useState(() => choice(seen) === null)
  /** What was explained last, or the first thing where that has nothing to press. */
  const leave = (at: number) => {
    setChoice(seen, 'seen')
    setOpen(false)
    requestAnimationFrame(() => focusOn(placeOf(stations[at])) || focusOn(placeOf('scheme')) || focusOnWork())
  }
  return (
    <Tour
      open={open}
      onClose={leave}
      onFinish={() => leave(stations.length - 1)}
      mask={{ color: 'rgb(0 0 0 / 50%)' }}
      steps={stations.map((station, i) => ({
        target: () => document.querySelector<HTMLElement>(placeOf(station)) ?? document.body,
        title: t(`overlap.tour.${station}.title`),
        description: t(`overlap.tour.${station}.text`),
        placement: i > 2 ? ('bottomRight' as const) : ('bottom' as const),
        nextButtonProps: { children: t(i < stations.length - 1 ? 'overlap.tour.next' : 'overlap.tour.done') },
        prevButtonProps: { children: t('overlap.tour.back') },
      }))}
    />
  )
}

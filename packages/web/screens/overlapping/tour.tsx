import { Tour } from 'antd'
import { useState } from 'react'
import { choice, setChoice } from '../../memory/session'
import { focusOnWork } from '../../parts/focus-back'
import { focusOn } from '../../parts/focus-on'
import { phone, useMedia } from '../../parts/use-media'
import { useTourFocus } from '../../parts/use-tour-focus'
import { useWords } from '../../words/i18n'
import styles from './tour.module.css'

const seen = 'tour.overlap'
const stations = ['scheme', 'method', 'parts', 'panel', 'save'] as const

const placeOf = (station: (typeof stations)[number] = 'scheme'): string => `[data-tour=overlap-${station}]`

/** The guided tour of the overlap page, five stops along the top bar; once per machine. */
export const OverlapTour = () => {
  const { t } = useWords()
  const small = useMedia(phone)
  const [open, setOpen] = useState(() => choice(seen) === null)
  useTourFocus(open)
  /** What was explained last, or the first thing where that has nothing to press. */
  const leave = (at: number) => {
    setChoice(seen, 'seen')
    setOpen(false)
    requestAnimationFrame(() => focusOn(placeOf(stations[at])) || focusOn(placeOf('scheme')) || focusOnWork())
  }
  return (
    <Tour
      open={open}
      rootClassName={styles.tour}
      closable={{ 'aria-label': t('app.close') }}
      onClose={leave}
      onFinish={() => leave(stations.length - 1)}
      mask={{ color: 'rgb(0 0 0 / 50%)' }}
      steps={stations.map((station, i) => ({
        target: () => document.querySelector<HTMLElement>(placeOf(station)) ?? document.body,
        title: t(`overlap.tour.${station}.title`),
        description: t(`overlap.tour.${station}.text`),
        // Beside the edge of a phone the card would widen the page.
        placement: i > 2 && !small ? ('bottomRight' as const) : ('bottom' as const),
        nextButtonProps: { children: t(i < stations.length - 1 ? 'overlap.tour.next' : 'overlap.tour.done') },
        prevButtonProps: { children: t('overlap.tour.back') },
      }))}
    />
  )
}

import { confidenceSteps, placedColour } from '@sella/drawing/tracing/confidence'
import { useStore } from '../../../editor/store'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './left.module.css'

/** What the colours of the points mean, while they stand for certainty. */
export const ConfidenceLegend = () => {
  const { t } = useWords()
  const { display } = useDesk()
  const shown = useStore(display, d => d.confidence && d.points)
  if (!shown) return null
  const steps = [...confidenceSteps, { step: 'placed' as const, colour: placedColour }]
  return (
    <section className={styles.scale} aria-label={t('bench.confidence.title')}>
      <h3>{t('bench.confidence.title')}</h3>
      <ul>
        {steps.map(({ step, colour }) => (
          <li key={step}>
            <i style={{ background: colour }} />
            {t(`bench.confidence.${step}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { confidenceSteps } from '@sella/drawing/tracing/confidence'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import styles from './left.module.css'

/** The meaning of the points' colours, while they show certainty. */
export const ConfidenceLegend = () => {
  const { t } = useWords()
  const { display, colours } = useDesk()
  const { tracing } = useCommitted()
  const placed = useStore(colours, c => c.tagPointColor)
  const shown = useStore(display, d => d.confidence && d.points)
  if (!shown || Object.values(tracing.points).every(point => point.origin === 'manual')) return null
  const steps = [...confidenceSteps, { step: 'placed' as const, colour: placed }]
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

import { type SegmentName, segmentNames, segments } from '@sella/ceph/data/planning/segments'
import { isAtRest } from '@sella/ceph/planning/feasible'
import type { Moves } from '@sella/ceph/planning/plan'
import type { Prediction } from '@sella/ceph/planning/predict'
import { useWords } from '../../words/i18n'
import { amountFields, amountOf, shownAmount } from './fields'
import { useFollowed } from './following'
import styles from './planning.module.css'

/** What is set of a segment, in the clinician's sign: `−4.6 · +2.0°`; null while nothing is. */
export const summaryOf = (moves: Moves, segment: SegmentName, prediction: Prediction | null): string | null => {
  const move = moves[segment]
  if (!move || isAtRest(move)) return null
  if (segment === 'MDA' && prediction) return `${shownAmount(prediction.autorotation.degrees)}°`
  return amountFields[segment]
    .map(field => [amountOf(moves, segment, field), field.unit] as const)
    .filter(([value]) => Math.abs(value) >= 0.05)
    .map(([value, unit]) => `${shownAmount(value)}${unit === '°' ? '°' : ''}`)
    .join(' · ')
}

/** The movements as a list to hand on: millimetres and degrees by tooth and bone, each amount with the name of its direction. */
export const MovementSheet = () => {
  const { t, lang } = useWords()
  const { document } = useFollowed()
  const { moves } = document.plan
  const rows = segmentNames.filter(segment => {
    const move = moves[segment]
    return move !== undefined && !isAtRest(move)
  })
  if (rows.length === 0) return null
  const amounts = (segment: SegmentName): string =>
    amountFields[segment]
      .filter(field => Math.abs(amountOf(moves, segment, field)) >= 0.05)
      .map(
        field =>
          `${t(`planning.amounts.${field.words}`)}: ${shownAmount(amountOf(moves, segment, field))}${field.unit === '°' ? '°' : ' mm'}`,
      )
      .join(lang === 'zh' ? '；' : '; ')
  return (
    <section aria-label={t('planning.movements')} className={styles.sheet}>
      <h3>{t('planning.movements')}</h3>
      <ul>
        {rows.map(segment => (
          <li key={segment}>
            <b>{segment}</b> {segments[segment].title[lang]} {amounts(segment)}
          </li>
        ))}
      </ul>
    </section>
  )
}

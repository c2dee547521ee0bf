import '../../../words/late/neck'
import { neckPlaces } from '@sella/ceph/data/landmarks/neck'
import { featuresOf } from '@sella/ceph/maturation/features'
import { isNearLimit } from '@sella/ceph/maturation/notch-words'
import { neckErrors } from '@sella/ceph/maturation/point-scatter'
import { neckPoints, pointsOf, spineOf, type Vertebra, type VertebraPoint, vertebrae } from '@sella/ceph/maturation/spine'
import { shownMm } from '@sella/ceph/tracing/face-size'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import { errorScale } from '../error-scale'
import { PointButton } from '../left/point-button'
import styles from './neck-points.module.css'

interface PointProps extends VertebraPoint {
  /** Expected error as shown; empty until all points are placed. */
  readonly error: string
  /** Whether the notch it measures lies near its limit. */
  readonly near: boolean
}

const Point = ({ name, part, error, near }: PointProps) => {
  const { t, lang } = useWords()
  const origin = useCommitted().tracing.points[name]?.origin ?? 'missing'
  return (
    <li>
      <PointButton name={name} className={styles.point ?? ''}>
        <i data-place={origin} />
        <small>{part}</small>
        <span>{neckPlaces[part].name[lang]}</span>
        <em className="unseen">{t(`workbench.origin.${origin}`)}</em>
        <b data-near={near}>{error}</b>
      </PointButton>
    </li>
  )
}

/** Every point with the error its stage is doubted by, and whether its notch is near the limit. */
const useRows = () => {
  const { choice } = useDesk()
  const { tracing, evaluation } = useCommitted()
  const readers = useStore(choice, ({ readers: hers }) => hers)
  const { points } = tracing
  const [errors, spine] = [neckErrors(points, readers), spineOf(points)]
  const features = spine && featuresOf(spine)
  // Without a scale, an error in mm is itself an estimate.
  const scale = errorScale(evaluation)
  const guess = scaleMark('mm', scale)
  return (vertebra: Vertebra): readonly PointProps[] =>
    pointsOf(vertebra).map(({ name, part }) => {
      const mm = errors[name] === undefined ? null : shownMm(errors[name], points, scale)
      const near = features !== null && part === 'ID' && isNearLimit(features[`${vertebra}_notch`])
      return { name, part, error: mm === null ? '' : `${guess}±${mm.toFixed(1)} mm`, near }
    })
}

/** The 13 points of the vertebrae in place of the face's: what each is, where it came from, how far it may be off. */
export const NeckPoints = () => {
  const { t } = useWords()
  const { points } = useCommitted().tracing
  const rows = useRows()
  const placed = neckPoints.flatMap(name => points[name] ?? [])
  const origins = (['detected', 'manual', 'estimated', 'unknown'] as const).flatMap(origin => {
    const count = placed.filter(point => point.origin === origin).length
    return count > 0 ? [`${t(`workbench.origin.${origin}`)} ${count}`] : []
  })
  return (
    <section className={styles.points} aria-label={t('neck.points.title')}>
      <header>
        <h2>{t('neck.points.title')}</h2>
        <span>{t('neck.points.count', { placed: placed.length, total: neckPoints.length })}</span>
      </header>
      {origins.length > 0 && <p>{[...origins, t('neck.points.errors')].join(t('app.separator'))}</p>}
      {vertebrae.map(vertebra => (
        <section key={vertebra} aria-label={vertebra}>
          <h3>
            {vertebra}
            <small>{t(`neck.points.of.${vertebra}`)}</small>
          </h3>
          <ul>
            {rows(vertebra).map(row => (
              <Point key={row.name} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

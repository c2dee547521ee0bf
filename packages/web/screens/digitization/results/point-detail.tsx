import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { detectorDefinitions } from '@sella/ceph/data/detector-definitions'
import { isLandmarkName } from '@sella/ceph/data/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import { errorSourceWords as sourceWords } from '@sella/ceph/data/reader-errors'
import { shownMm } from '@sella/ceph/tracing/face-size'
import { pointErrors } from '@sella/ceph/tracing/point-error'
import type { Words } from '@sella/ceph/words'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { shown } from '@sella/workbench/session/session'
import { useStore } from '../../../editor/use-store'
import { itemNameIn } from '../../../readings/names'
import { useWords } from '../../../words/i18n'
import { useDesk, useFollowed } from '../desk'
import { PlacedBy } from '../detection/placed-by'
import { PorionSelect } from '../detection/porion-choice'
import { errorScale } from '../error-scale'
import { ByRuleButton } from '../left/by-rule-button'
import { whyUnsure } from '../left/why-unsure'
import { movement } from '../movement'
import { LateCandidates } from './late-candidates'
import styles from './results.module.css'

const definitions: Readonly<Partial<Record<PointName, Words>>> = detectorDefinitions

interface PointDetailProps {
  readonly name: PointName
  readonly evaluation: Evaluation
}

const useFacts = ({ name, evaluation }: PointDetailProps) => {
  const { t, lang } = useWords()
  const { bench, choice, subject } = useDesk()
  const { customItems: own, readers } = useStore(choice, c => c)
  const session = useFollowed()
  const placed = shown(session).points[name]
  // A previewed point is not placed yet.
  const committed = session.present.points[name] ?? placed
  const start = session.saved.points[name]
  const at = bench.knows.points(shown(session))[name]
  const tracing = shown(session)
  const calibration = errorScale(evaluation)
  const inMm = (px: number) => `${scaleMark('mm', calibration)}${(shownMm(px, tracing.points, calibration) ?? 0).toFixed(1)}`
  const error = subject.view === 'film' && isLandmarkName(name) ? pointErrors(tracing.points, readers)[name] : undefined
  const leans = subject.affected(name, own)
  const affected = evaluation.rows.filter(row => leans.has(row.item)).map(row => itemNameIn(row, evaluation.rows, lang))
  return {
    origin: committed?.origin ?? (at ? 'derived' : 'missing'),
    confidence:
      committed?.confidence === undefined
        ? null
        : { percent: Math.round(committed.confidence * 100), mm: inMm(committed.errorPx ?? 0) },
    // For a point the detector saw, its certainty already says how sure it is.
    why: committed && (committed.covered || committed.origin === 'estimated') ? whyUnsure(committed, t) : null,
    error: error ? { mm: inMm(error.px), source: sourceWords(error)[lang] } : null,
    position: at ? `x ${at.x.toFixed(1)}, y ${at.y.toFixed(1)} px` : null,
    placed: placed !== undefined,
    moved:
      placed && start && (placed.x !== start.x || placed.y !== start.y)
        ? movement({ from: start, to: placed, view: subject.view }, evaluation, t)
        : null,
    affected:
      affected.length > 0
        ? t('workbench.detail.affectedCount', { names: affected.join(lang === 'zh' ? '、' : ', '), count: affected.length })
        : null,
  } as const
}

/** One point: its definition, origin, how far it was moved, and which values depend on it. */
export const PointDetail = ({ name, evaluation }: PointDetailProps) => {
  const { t, lang } = useWords()
  const { bench, subject } = useDesk()
  const inHand = useStore(bench.hand, hand => hand.selected)
  const onFilm = subject.view === 'film'
  const { definition, name: title, short } = subject.text(name)
  const { origin, confidence, why, error, position, moved, affected, placed } = useFacts({ name, evaluation })
  const facts = [
    ['certainty', confidence && t('workbench.detail.confidence', confidence)],
    ['why', why],
    ['error', error && t('workbench.detail.errorFrom', error)],
    ['moved', moved],
    ['position', position],
    ['affected', affected],
  ] as const
  const follows = onFilm ? definitions[name] : undefined
  return (
    <div className={styles.detail}>
      <h2>
        {onFilm ? name : short}
        <small>{title[lang]}</small>
        <mark>{t(`workbench.origin.${origin}`)}</mark>
      </h2>
      <p className={styles.definition}>{definition[lang]}</p>
      <ByRuleButton name={name} />
      {onFilm && name === inHand && <LateCandidates evaluation={evaluation} />}
      <dl className={styles.facts}>
        {facts.map(
          ([key, text]) =>
            text && (
              <div key={key} style={{ display: 'contents' }}>
                <dt>{t(`workbench.detail.${key}`)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        {onFilm && name === 'Po' && placed && (
          <>
            <dt>{t('bench.porion.recorded')}</dt>
            <dd>
              <PlacedBy />
            </dd>
          </>
        )}
        {follows && (
          <>
            <dt>{t('bench.porion.follows')}</dt>
            <dd>
              {follows[lang]}
              {name === 'Po' && <PorionSelect />}
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}

import type { Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import { classShare } from '@sella/ceph/analysis/class-share'
import { errorSources } from '@sella/ceph/analysis/error-sources'
import { hedgedMeaning } from '@sella/ceph/analysis/finding'
import type { PointName } from '@sella/ceph/data/point-name'
import { judgedDecimals, shownDecimals } from '@sella/ceph/measure/display'
import { shareText } from '@sella/ceph/measure/share-text'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { handErrorSentence } from '@sella/ceph/tracing/hand-errors'
import { signAfter } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { scaleMark, starText, valueText } from '@sella/drawing/tracing/value-text'
import { useStore } from '../../../editor/use-store'
import { classVar } from '../../../readings/class-colour'
import { itemNameIn } from '../../../readings/names'
import { plain, signed } from '../../../readings/rows'
import { Stars } from '../../../readings/stars'
import { useWords } from '../../../words/i18n'
import { useDesk, useFollowedTracing } from '../desk'
import { NormFacts } from './norm-facts'
import styles from './results.module.css'
import { whyText } from './why'

interface RowDetailProps {
  readonly row: EvaluationRow
  readonly evaluation: Evaluation
}

const difference = (row: EvaluationRow, calibration: Calibration, lang: Lang): string => {
  if (row.difference === null || !row.norm) return ''
  const inSd = row.norm.sd > 0 ? `${signed(row.difference / row.norm.sd)} SD` : null
  const sds = inSd === null ? '' : lang === 'zh' ? `（${inSd}）` : ` (${inSd})`
  return `${scaleMark(row.unit, calibration)}${signed(row.difference, judgedDecimals(row.unit))}${signAfter[row.unit]}${sds}`
}

/** Whose errors are used for the points of this value: hers where she measured them, otherwise the default. */
const WhoseErrors = ({ item }: { readonly item: string }) => {
  const { t, lang } = useWords()
  const { subject, choice } = useDesk()
  const { points } = useFollowedTracing()
  const { readers, customItems } = useStore(choice, now => now)
  const leant = Object.fromEntries(
    Object.entries(points).filter(([name]) => subject.affected(name as PointName, customItems).has(item)),
  )
  const sentence = handErrorSentence([leant], readers)
  if (!sentence) return null
  return (
    <>
      <dt>{t('workbench.detail.error')}</dt>
      <dd>{sentence[lang]}</dd>
    </>
  )
}

/** The points of this value that nobody saw on the film. */
const Estimated = ({ item }: { readonly item: string }) => {
  const { t } = useWords()
  const { subject, choice } = useDesk()
  const { points } = useFollowedTracing()
  const { customItems } = useStore(choice, now => now)
  const names = Object.entries(points).flatMap(([name, point]) =>
    point?.origin === 'estimated' && subject.affected(name as PointName, customItems).has(item)
      ? [shortLandmarkName(name as PointName)]
      : [],
  )
  if (names.length === 0) return null
  return (
    <>
      <dt>{t('bench.estimatedBy')}</dt>
      <dd>{names.join(t('app.separator'))}</dd>
    </>
  )
}

/** Points contributing less than this share of the largest contribution are not named. */
const worthNaming = 0.25

/** How far off the value may be, how certain its class is, and which points cause it. */
const Certainty = ({ row, calibration }: { readonly row: EvaluationRow; readonly calibration: Calibration }) => {
  const { t } = useWords()
  const { choice, subject } = useDesk()
  const onFilm = subject.view === 'film'
  const tracing = useFollowedTracing()
  const { customItems, readers } = useStore(choice, now => now)
  if (row.reading.status !== 'read' || row.reading.error === null) return null
  const off = (shift: number): string => `±${plain(shift, shownDecimals(row.unit))}${signAfter[row.unit]}`
  const share = classShare(row)
  const stars = starText(row.stars) || t('workbench.detail.normal')
  const sure = share && [
    `${stars} ${shareText(share.own)}`,
    ...(share.outside !== null && row.stars > 1 ? [t('workbench.detail.outside', { share: shareText(share.outside) })] : []),
  ]
  const [first, ...rest] = onFilm ? errorSources(row.item, tracing, { calibration, customItems, readers }) : []
  const named = first ? [first, ...rest.filter(({ shift }) => shift > worthNaming * first.shift)].slice(0, 3) : []
  return (
    <>
      <dt>{t('workbench.detail.certainty')}</dt>
      <dd>{[off(row.reading.error), ...(sure ?? [])].join(t('app.separator'))}</dd>
      {named.length > 0 && (
        <>
          <dt>{t('workbench.detail.sources')}</dt>
          <dd>{named.map(({ name, shift }) => `${shortLandmarkName(name)} ${off(shift)}`).join(t('app.separator'))}</dd>
        </>
      )}
      <Estimated item={row.item} />
      {onFilm && <WhoseErrors item={row.item} />}
    </>
  )
}

/** One row in full: its interpretation, difference, certainty and the source of its norm. */
export const RowDetail = ({ row, evaluation }: RowDetailProps) => {
  const { t, lang } = useWords()
  const tracing = useFollowedTracing()
  const { subject } = useDesk()
  const onFilm = subject.view === 'film'
  const { reading } = row
  const { calibration, rows } = evaluation
  const name = itemNameIn(row, rows, lang)
  const meaning = hedgedMeaning(row)?.[lang]
  return (
    <div className={styles.detail} aria-live="off">
      <h2>
        {name}
        {name !== row.name[lang] && <small>{row.name[lang]}</small>}
      </h2>
      {reading.status === 'missing' ? (
        <p className={styles.definition}>{whyText(reading, tracing, { t, lang, subject })}</p>
      ) : (
        <p className={styles.meaning} style={{ color: classVar(row.class) }}>
          {(onFilm && meaning) || valueText(row, calibration)} <Stars stars={row.stars} of={row.class} />
          <small>{difference(row, calibration, lang)}</small>
        </p>
      )}
      {!onFilm && meaning && <p className={styles.definition}>{meaning}</p>}
      <dl className={styles.facts}>
        <Certainty row={row} calibration={calibration} />
        {row.norm && <NormFacts row={row} norm={row.norm} />}
      </dl>
    </div>
  )
}

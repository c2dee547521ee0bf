import type { Norm, Row } from '@sella/ceph/analysis/analysis'
import { normForWords } from '@sella/ceph/analysis/judged-by'
import { OWN_NORM_SOURCE } from '@sella/ceph/analysis/norm-for'
import { type OtherNorm, otherNorms } from '@sella/ceph/analysis/other-norms'
import { judgedDecimals, showNorm, shownDecimals } from '@sella/ceph/measure/display'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { signAfter } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import { scaleMark, valueText } from '@sella/drawing/tracing/value-text'
import { classVar } from '../../../readings/class-colour'
import { itemName } from '../../../readings/names'
import { plain, signed } from '../../../readings/rows'
import { Stars } from '../../../readings/stars'
import { useWords } from '../../../words/i18n'
import { useDesk, useTracing } from '../desk'
import styles from './results.module.css'
import { whyText } from './why'

interface Props {
  readonly row: Row
  readonly calibration: Calibration
}

const difference = (row: Row, calibration: Calibration, lang: Lang): string => {
  if (row.difference === null || !row.norm) return ''
  const inSd = row.norm.sd > 0 ? `${signed(row.difference / row.norm.sd)} SD` : null
  const sds = inSd === null ? '' : lang === 'zh' ? `（${inSd}）` : ` (${inSd})`
  return `${scaleMark(row.unit, calibration)}${signed(row.difference, judgedDecimals(row.unit))}${signAfter[row.unit]}${sds}`
}

const pairText = ({ mean, sd }: OtherNorm): string => (sd === null ? String(mean) : showNorm({ mean, sd }))

/** What other sources print, so that nobody takes the norm that judges for the only one. */
const OtherNorms = ({ item }: { readonly item: string }) => {
  const { t } = useWords()
  const others = otherNorms(item)
  if (others.length === 0) return null
  return (
    <>
      <dt>{t('workbench.detail.otherNorms')}</dt>
      <dd>
        <details className={styles.others}>
          <summary>{others.map(pairText).join(t('app.separator'))}</summary>
          {others.map(other => (
            <p key={`${pairText(other)} ${other.source}`}>{`${pairText(other)}${t('app.separator')}${other.source}`}</p>
          ))}
        </details>
      </dd>
    </>
  )
}

const NormFacts = ({ row, norm }: { readonly row: Row; readonly norm: Norm }) => {
  const { t, lang } = useWords()
  const onFilm = useDesk().subject.view === 'film'
  const who = normForWords(norm)[lang]
  const said = showNorm(norm)
  const source = norm.source === OWN_NORM_SOURCE ? t('workbench.results.own') : norm.source
  const notes = [
    ...(norm.grade === 'confirmed' ? [] : [t(`workbench.detail.${norm.grade}`)]),
    ...(norm.spread === 'sd' ? [] : [t(`workbench.spreads.${norm.spread}`)]),
  ]
  return (
    <>
      <dt>{t('workbench.results.norm')}</dt>
      <dd>{onFilm ? t('workbench.detail.normLine', { norm: said, who }) : said}</dd>
      <dt>{t('workbench.detail.normSource')}</dt>
      <dd>{[source, ...notes].join(' · ')}</dd>
      {onFilm && <OtherNorms item={row.item} />}
    </>
  )
}

/** One row in full: its interpretation, difference, certainty and where its norm comes from. */
export const RowDetail = ({ row, calibration }: Props) => {
  const { t, lang } = useWords()
  const tracing = useTracing()
  const onFilm = useDesk().subject.view === 'film'
  const { reading } = row
  const error = reading.status === 'read' ? reading.error : null
  return (
    <div className={styles.detail} aria-live="off">
      <h2>
        {itemName(row, lang)}
        {itemName(row, lang) !== row.name[lang] && <small>{row.name[lang]}</small>}
      </h2>
      {reading.status === 'missing' ? (
        <p className={styles.definition}>{whyText(reading, tracing, t)}</p>
      ) : (
        <p className={styles.meaning} style={{ color: classVar(row.class) }}>
          {(onFilm && row.meaning?.[lang]) || valueText(row, calibration)} <Stars stars={row.stars} of={row.class} />
          <small>{difference(row, calibration, lang)}</small>
        </p>
      )}
      {!onFilm && row.meaning && <p className={styles.definition}>{row.meaning[lang]}</p>}
      <dl className={styles.facts}>
        {error !== null && (
          <>
            <dt>{t('workbench.detail.certainty')}</dt>
            <dd>
              {t(row.uncertain ? 'workbench.detail.onBorder' : 'workbench.detail.within', {
                error: plain(error, shownDecimals(row.unit)),
                unit: signAfter[row.unit],
              })}
            </dd>
          </>
        )}
        {row.norm && <NormFacts row={row} norm={row.norm} />}
      </dl>
    </div>
  )
}

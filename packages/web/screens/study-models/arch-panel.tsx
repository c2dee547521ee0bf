import { pontCaution } from '@sella/ceph/data/study-models/arches'
import { showValue } from '@sella/ceph/measure/display'
import { archWidths } from '@sella/ceph/study-models/arch-size'
import { mmWithError, showMm } from '@sella/ceph/study-models/as-read'
import type { Bite as BiteMeasured } from '@sella/ceph/study-models/bite'
import { lengthError } from '@sella/ceph/study-models/scale'
import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import { jawWords, lengthWords, midlineText, widthWords } from '@sella/ceph/study-models/words'
import { Checkbox } from 'antd'
import { useWords } from '../../words/i18n'
import styles from './models.module.css'
import { PhotoCautions } from './photo-note'
import { Symmetry } from './symmetry'
import { useModelTable } from './table'

const shown = (mm: number | null | undefined): string => (mm === null || mm === undefined ? '—' : showMm(mm))

/** A length of an arch; on a photograph with its error. */
const Length = ({
  jaw,
  mm,
  distances = 1,
}: {
  readonly jaw: Jaw
  readonly mm: number | null | undefined
  readonly distances?: number
}) => {
  const { state } = useModelTable()
  const error = typeof mm === 'number' ? lengthError(state.readings, jaw, mm, distances) : null
  return (
    <td>
      {shown(mm)}
      {error !== null && <small>{` ±${error.toFixed(1)}`}</small>}
    </td>
  )
}

/** Widths, depth and length of both arches. */
const Sizes = () => {
  const { t, lang } = useWords()
  const { analysis } = useModelTable()
  const names = Object.keys(archWidths) as (keyof typeof archWidths)[]
  return (
    <table>
      <thead>
        <tr>
          <th>{t('models.mm')}</th>
          {jaws.map(jaw => (
            <th key={jaw}>{jawWords[jaw][lang]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map(name => (
          <tr key={name}>
            <th>{widthWords[name][lang]}</th>
            {jaws.map(jaw => (
              <Length key={jaw} jaw={jaw} mm={analysis.size[jaw]?.widths[name]} />
            ))}
          </tr>
        ))}
        <tr>
          <th>{t('models.depth')}</th>
          {jaws.map(jaw => (
            <Length key={jaw} jaw={jaw} mm={analysis.size[jaw]?.depth} />
          ))}
        </tr>
        <tr>
          <th>{lengthWords[lang]}</th>
          {jaws.map(jaw => (
            <Length key={jaw} jaw={jaw} mm={analysis.size[jaw]?.length} distances={4} />
          ))}
        </tr>
      </tbody>
    </table>
  )
}

const Spee = () => {
  const { t } = useWords()
  const { spee } = useModelTable().analysis
  if (!spee) return null
  const costs = Object.values(spee.formulas)
  return (
    <p className={styles.fact}>
      <b>{t('models.spee')}</b> {t('models.speeValue', { right: showMm(spee.right), left: showMm(spee.left) })}
      {spee.measured !== null && t('models.speeCost', { mm: showMm(spee.measured) })}
      <small>
        {t('models.speeFormulas', { from: showMm(Math.min(...costs)), to: showMm(Math.max(...costs)) })}
        {t('models.speeRest', { molars: spee.molars })}
      </small>
    </p>
  )
}

const Bite = () => {
  const { t, lang } = useWords()
  const { analysis, state, desk, models, on } = useModelTable()
  if (!models.upper || !models.lower || on.upper === 'photo' || on.lower === 'photo') return null
  const biteLine = ({ overjet, overbite, midline }: BiteMeasured): string =>
    [
      `${t('models.overjet')} ${showValue(overjet, 'mm')} mm`,
      `${t('models.overbite')} ${showValue(overbite, 'mm')} mm`,
      ...(midline === null ? [] : [`${t('models.midline')} ${midlineText(midline)[lang]}`]),
    ].join(' · ')
  return (
    <div className={styles.fact}>
      <Checkbox checked={state.readings.inBite} onChange={event => desk.change({ inBite: event.target.checked })}>
        {t('models.inBite')}
      </Checkbox>
      {analysis.bite && (
        <p>
          <b>{t('models.bite')}</b> {biteLine(analysis.bite)}
        </p>
      )}
    </div>
  )
}

/** The arches: widths, depth, the curve of Spee, irregularity, occlusion; Pont for historical comparison. */
export const ArchPanel = () => {
  const { t, lang } = useWords()
  const { analysis } = useModelTable()
  const { irregularity, pont, planes } = analysis
  const through = planes.lower?.through ?? planes.upper?.through
  return (
    <section className={styles.panel} aria-label={t('models.arches')}>
      <header>
        <h2>{t('models.arches')}</h2>
        {through && <small>{t('models.plane', { through: t(`models.through.${through}`) })}</small>}
      </header>
      <Sizes />
      <Spee />
      {irregularity && (
        <p className={styles.fact} title={t('models.irregularityHint')}>
          <b>{t('models.irregularity')}</b> {`${mmWithError(irregularity.sum, irregularity.error)} mm ${irregularity.name[lang]}`}
        </p>
      )}
      <Bite />
      <Symmetry />
      <PhotoCautions />
      {pont && (
        <p className={styles.fact}>
          <b>{t('models.pont')}</b>{' '}
          {t('models.pontValue', {
            premolar: showMm(pont.original.premolar),
            molar: showMm(pont.original.molar),
          })}
          <small>{pontCaution[lang]}</small>
        </p>
      )}
    </section>
  )
}

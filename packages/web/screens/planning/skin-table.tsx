import { landmarks } from '@sella/ceph/data/landmarks'
import { weakestOf } from '@sella/ceph/data/planning/grades'
import { type SkinPoint, skinPoints } from '@sella/ceph/data/planning/prediction-error'
import type { PredictedSkin } from '@sella/ceph/planning/skin-after'
import { sagittalWords, verticalWords } from '@sella/ceph/superimpose/change-words'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { useWords } from '../../words/i18n'
import figures from './figures.module.css'
import { GradeMark, GradeNotes } from './grade-marks'
import hints from './hints.module.css'
import styles from './skin-table.module.css'
import { useFollowed, usePlanTable } from './table'

/** None if no ratio takes part: such a point is given by known points alone. */
const gradeOf = ({ terms }: PredictedSkin) => weakestOf(terms.map(({ grade }) => grade))

const SkinRow = ({ skin, predicted }: { readonly skin: SkinPoint; readonly predicted: PredictedSkin }) => {
  const { lang } = useWords()
  const { shift, band } = predicted
  const grade = gradeOf(predicted)
  return (
    <tr>
      <th scope="row">
        {landmarks[skin].name[lang]}
        {grade && <GradeMark grade={grade} />}
      </th>
      <td>
        <b>{sagittalWords({ forwardMm: shift.x })[lang]}</b> {`±${band.x.toFixed(1)}`}
      </td>
      <td>
        <b>{verticalWords({ downMm: shift.y })[lang]}</b> {`±${band.y.toFixed(1)}`}
      </td>
    </tr>
  )
}

/** The expected displacement of every skin point, its range, and the grade of its ratios; `titled` where it is shown by itself. */
export const SkinTable = ({ titled = false }: { readonly titled?: boolean }) => {
  const { t } = useWords()
  const { record, doubted } = usePlanTable()
  const { prediction } = useFollowed()
  const skin = prediction.status === 'predicted' ? prediction.skin : {}
  const points = skinPoints.flatMap(name => (skin[name] ? [{ name, predicted: skin[name] }] : []))
  const mm = prediction.status === 'predicted' ? `${scaleMark('mm', prediction.calibration)}mm` : 'mm'
  const scaled = prediction.status !== 'predicted' || prediction.frame.calibrated
  const why = doubted.has(record.uuid) ? 'planning.scaleDoubtedShort' : 'planning.noScale'
  return (
    <section className={`${styles.skin} ${figures.figures}`} aria-label={t('planning.skinPoint')}>
      {titled && (
        <h3>
          {t('planning.skin')} <small>{t('planning.skinHint')}</small>
        </h3>
      )}
      {points.length === 0 ? (
        <p className={hints.note}>{t(scaled ? 'planning.nothingPredicted' : why)}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('planning.skinPoint')}</th>
              <th scope="col">{`${t('planning.sagittal')} ${mm}`}</th>
              <th scope="col">{`${t('planning.vertical')} ${mm}`}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ name, predicted }) => (
              <SkinRow key={name} skin={name} predicted={predicted} />
            ))}
          </tbody>
        </table>
      )}
      <GradeNotes of={points.flatMap(({ predicted }) => gradeOf(predicted) ?? [])} />
    </section>
  )
}

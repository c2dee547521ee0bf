import '../../../words/late/face-table'
import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { evaluateFace } from '@sella/ceph/face/evaluate-face'
import { type FacialTypeName, facialTypeItems, facialTypes } from '@sella/ceph/face/facial-type'
import type { Missing, WhyMissing } from '@sella/ceph/measure/reading'
import { takeTool } from '@sella/workbench/bench/bench'
import { Button } from 'antd'
import { Ruler } from 'lucide-react'
import { needsText } from '../../../readings/names'
import { useWords } from '../../../words/i18n'
import { useDesk, useFollowedTracing } from '../desk'
import { areLengthsWithheld } from '../results/lengths-withheld'
import styles from '../results/results.module.css'
import notes from './face.module.css'

const lacks = ({ rows }: Evaluation, why: WhyMissing): boolean =>
  rows.some(({ reading }) => reading.status === 'missing' && reading.why === why)

const useWhy = () => {
  const { t } = useWords()
  const tracing = useFollowedTracing()
  return (missing: Missing): string =>
    missing.why === 'uncalibrated'
      ? t('faceTable.types.waitsScale')
      : t('faceTable.types.waits', { names: needsText(missing, tracing) })
}

/** The type of the profile, by its convexity and after Schwarz; if it has no value, what is missing. */
const FacialTypes = ({ evaluation }: { readonly evaluation: Evaluation }) => {
  const { t, lang } = useWords()
  const why = useWhy()
  const calibration = areLengthsWithheld(evaluation)
    ? ({ mmPerPixel: null, provenance: 'none' } as const)
    : evaluation.calibration
  const photo = { view: 'face_side', points: useFollowedTracing().points, calibration } as const
  // Items listed in the table are classified by the doctor's own norms; others by the built-in ones.
  const listed = new Set(evaluation.rows.map(row => row.item))
  const rest = Object.values(facialTypeItems)
    .flat()
    .filter(item => !listed.has(item))
  const rows = [...evaluation.rows, ...evaluateFace(photo, rest).rows]
  const types = facialTypes(rows)
  const line = (by: FacialTypeName): string => {
    const reading = rows.find(row => row.item === facialTypeItems[by][0])?.reading
    return types[by]?.title[lang] ?? (reading?.status === 'missing' ? why(reading) : '')
  }
  return (
    <section className={styles.section} aria-label={t('faceTable.types.title')}>
      <header>
        <h3 className={notes.title}>{t('faceTable.types.title')}</h3>
        <span>{t('workbench.findings.support')}</span>
      </header>
      <dl className={notes.types}>
        {(['convexity', 'sagittal', 'slant'] as const).map(by => (
          <div key={by}>
            <dt>{t(`faceTable.types.${by}`)}</dt>
            <dd data-known={types[by] !== null}>{line(by)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Why lengths have no value on a photo without a scale, or from where they have their scale, and a button to set the photo's own. */
const ScaleNote = ({ text }: { readonly text: string }) => {
  const { t } = useWords()
  const { bench, may } = useDesk()
  return (
    <p className={notes.note}>
      {text}
      {may('trace') && (
        <Button size="small" icon={<Ruler size={14} />} onClick={() => takeTool(bench, 'ruler')}>
          {t('faceTable.setScale')}
        </Button>
      )}
    </p>
  )
}

/** Notes on a face photo's values besides the table. */
export const FaceNotes = ({ evaluation }: { readonly evaluation: Evaluation }) => {
  const { t } = useWords()
  const { view } = useDesk().subject
  const byFilm = evaluation.calibration.provenance === 'film' && !areLengthsWithheld(evaluation)
  return (
    <>
      {lacks(evaluation, 'uncalibrated') && (
        <ScaleNote text={t(view === 'face_side' ? 'faceTable.noScaleSide' : 'faceTable.noScale')} />
      )}
      {byFilm && <ScaleNote text={t('face.byFilm')} />}
      {view === 'face_side' && <FacialTypes evaluation={evaluation} />}
    </>
  )
}

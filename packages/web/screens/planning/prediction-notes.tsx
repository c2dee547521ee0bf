import { simulationCaution } from '@sella/ceph/data/planning/caution'
import { growthCaution } from '@sella/ceph/data/planning/mean-growth'
import { RATIO_TABLE_VERSION } from '@sella/ceph/data/planning/responses'
import { groundsOf } from '@sella/ceph/planning/grounds'
import { populationWords, weakestWords } from '@sella/ceph/planning/grounds-words'
import { growthEndedWords } from '@sella/ceph/planning/growing'
import { warningWords } from '@sella/ceph/planning/warning-words'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMay } from '../../api/clinic'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import { LipRows } from './growth-rows'
import styles from './notes.module.css'
import { OwnRatios, OwnRatiosTold } from './own-ratios'
import { useFollowed, usePlanned, usePlanTable } from './table'

const Warnings = () => {
  const { t, lang } = useWords()
  const { prediction } = useFollowed()
  if (prediction.status !== 'predicted' || prediction.warnings.length === 0) return null
  return (
    <ul className={styles.warnings} aria-label={t('planning.warnings')}>
      {prediction.warnings.map(warning => {
        const text = warningWords(warning)[lang]
        return (
          <li key={text}>
            <TriangleAlert size={13} aria-hidden /> {text}
          </li>
        )
      })}
    </ul>
  )
}

/** The weakest ratio in use, and on whom the ratios were measured. */
const Grounds = () => {
  const { t, lang } = useWords()
  const { document, prediction } = useFollowed()
  const grounds = groundsOf(prediction.status === 'predicted' ? prediction.skin : {}, document.plan)
  const weak = weakestWords(grounds)?.[lang]
  const populations = populationWords(grounds)
  return (
    <>
      <dt>{t('planning.grounds')}</dt>
      <dd className={styles.weak}>{weak ?? t('planning.nothingPredicted')}</dd>
      {populations.length > 0 && <dt>{t('planning.population')}</dt>}
      {populations.length > 0 && (
        <dd>
          {populations.map(line => (
            <div key={line.zh}>{line[lang]}</div>
          ))}
        </dd>
      )}
    </>
  )
}

/** The caution, that of average growth where it is used, and what exceeds the usual limits: first, and always visible. */
export const Caution = () => {
  const { lang } = useWords()
  const grown = usePlanned(({ document }) => document.plan.growth !== null)
  const ended = growthEndedWords(usePlanTable().record.maturation)
  return (
    <div className={styles.careful}>
      <p className={styles.caution}>{simulationCaution[lang]}</p>
      {grown && <p className={styles.caution}>{growthCaution[lang]}</p>}
      {grown && ended && <p className={styles.caution}>{ended[lang]}</p>}
      <Warnings />
    </div>
  )
}

/** The basis of a prediction: always visible. */
export const PredictionNotes = ({ children }: { readonly children?: ReactNode }) => {
  const { t } = useWords()
  const reference = usePlanned(({ document }) => document.plan.reference)
  const ratioTable = usePlanned(({ document }) => document.ratioTable)
  const lips = usePlanned(({ document }) => document.plan.lips)
  const strain = usePlanned(({ document }) => document.plan.lipStrain)
  const small = useMedia(phone)
  const mayPlan = useMay('trace')
  const reads = small || !mayPlan
  return (
    <section className={styles.notes} aria-label={t('planning.skin')}>
      <dl>
        <dt>{t('planning.table')}</dt>
        <dd>
          {`${t('planning.tableVersion', { n: RATIO_TABLE_VERSION })} · ${t('planning.plane')} ${reference}`}
          {ratioTable !== RATIO_TABLE_VERSION && ` · ${t('planning.otherTable', { n: ratioTable })}`}
          <OwnRatiosTold />
          {!reads && <OwnRatios />}
        </dd>
        <Grounds />
        <dt>{t('planning.lips')}</dt>
        <dd>
          {reads ? (
            <>
              {t(lips === 'open' ? 'planning.lipsOpen' : 'planning.lipsClosed')}
              {strain && <div>{t('planning.strain')}</div>}
            </>
          ) : (
            <LipRows />
          )}
        </dd>
      </dl>
      {children && <div className={styles.notesMore}>{children}</div>}
    </section>
  )
}

import { localDay } from '@sella/ceph/patient/local-day'
import '../../../words/late/neck'
import { maturationCaution } from '@sella/ceph/data/maturation-growth'
import { neckPoints } from '@sella/ceph/maturation/spine'
import { whyUnstaged } from '@sella/ceph/maturation/words'
import { filmOf } from '@sella/workbench/open/records'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import { FeatureTable } from '../neck/feature-table'
import { NeckCourse } from '../neck/neck-course'
import { NeckHead } from '../neck/neck-head'
import { NeckWhy } from '../neck/neck-why'
import { OwnErrors } from '../neck/own-errors'
import { StageStrip } from '../neck/stage-strip'
import { useMaturation } from '../neck/use-maturation'
import styles from './late-paper.module.css'
import { NeckPicture } from './neck-picture'

/** The doctor's own stage, or why none is possible, with name and day. */
const OwnStage = () => {
  const { t, lang } = useWords()
  const own = useDesk().record.maturation
  if (!own) return null
  const stage = own.stage ?? (own.hindrance && whyUnstaged[own.hindrance][lang])
  return (
    <p>
      {t('neck.own.title')} <b>{stage}</b> {`${own.by} · ${localDay(new Date(own.at))}`}
    </p>
  )
}

/** The vertebrae with their stage: nothing of a film without any of their points or a stage of the doctor's own. */
export const NeckOnPaper = () => {
  const { t, lang } = useWords()
  const { record, records } = useDesk()
  const { points } = useCommitted().tracing
  const answer = useMaturation()
  const staged = answer.status === 'staged' ? answer : null
  const hasOthers = records.some(each => each.uuid !== record.uuid && (each.maturation || filmOf(each)))
  if (!record.maturation && !neckPoints.some(name => points[name])) return null
  return (
    <section className={styles.neck}>
      <h2>{t('bench.maturation')}</h2>
      <div className={styles.beside}>
        <NeckPicture />
        <div>
          <NeckHead answer={answer} />
          <OwnStage />
          <StageStrip staged={staged} />
          {staged && <NeckWhy staged={staged} />}
        </div>
      </div>
      {staged && <FeatureTable staged={staged} />}
      <p>
        {maturationCaution[lang]} {staged && <OwnErrors />}
      </p>
      {hasOthers && <NeckCourse answer={answer} />}
    </section>
  )
}
